/** The storage key of the chosen theme, also the data attribute of <html>. Without it, the system decides. */
export const THEME_KEY = 'theme'

export type Theme = 'system' | 'light' | 'dark'

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Without storage, the choice lasts until the page is closed. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {}
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  updateThemeColor(theme)
}

/** Colors the browser's toolbar to match the theme. */
export function updateThemeColor(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme
    meta.media =
      theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all'
  }
}

/** Starts with the theme that the system does not show, so that the first click always changes something. */
export function nextTheme(theme: Theme): Theme {
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const order: Theme[] = systemIsDark ? ['system', 'light', 'dark'] : ['system', 'dark', 'light']
  return order[(order.indexOf(theme) + 1) % order.length] ?? 'system'
}
