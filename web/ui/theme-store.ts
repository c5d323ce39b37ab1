import { THEME_KEY } from './theme-script.ts'

export type Theme = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()

/** What was chosen; the system decides until something is. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  colorFrame(theme)
  for (const listener of listeners) listener()
}

/** The browser's own frame takes the colour of the theme that holds. */
function colorFrame(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme
    meta.media =
      theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all'
  }
}

/** Applies a choice and remembers it. Where storage is refused, it holds until the page is left. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {}
  apply(theme)
}

/** The order of the switch: first what the system does not show, so that the first press always changes something. */
export function nextTheme(theme: Theme): Theme {
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const order: Theme[] = systemIsDark ? ['system', 'light', 'dark'] : ['system', 'dark', 'light']
  return order[(order.indexOf(theme) + 1) % order.length] ?? 'system'
}

function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === THEME_KEY) apply(newValue === 'light' || newValue === 'dark' ? newValue : 'system')
}

export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTabs)
    colorFrame(currentTheme())
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}
