/** The storage key of the chosen theme, also the data attribute of <html>. Without it, the system decides. */
export const THEME_KEY = 'theme'

/** Runs in the head before the first paint, so that the page never flashes in the other theme. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
