/** The storage key of the chosen theme, and the attribute of <html>. Without either, the system decides. */
export const THEME_KEY = 'theme'

/** Runs in the head before the first paint, so that the page never flashes in the other theme. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
