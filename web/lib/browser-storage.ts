type StorageName = 'localStorage' | 'sessionStorage'

// Storage can be unavailable (privacy settings, a full disk), which must not break the page.

export function readItem(kind: StorageName, key: string): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

/** Returns false if the browser refuses. */
export function writeItem(kind: StorageName, key: string, text: string): boolean {
  try {
    window[kind].setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function itemKeys(kind: StorageName): string[] {
  try {
    return Object.keys(window[kind])
  } catch {
    return []
  }
}

export function removeItems(matches: (key: string) => boolean): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    for (const key of itemKeys(kind)) if (matches(key)) window[kind].removeItem(key)
}
