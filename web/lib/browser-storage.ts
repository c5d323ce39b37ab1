type Kind = 'localStorage' | 'sessionStorage'

// A browser may refuse to keep anything (privacy settings, a full disk): that must not break the page.

/** What the browser keeps under a key, or null. */
export function readItem(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, and answers whether the browser did. */
export function writeItem(kind: Kind, key: string, text: string): boolean {
  try {
    window[kind].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Forgets everything that this site keeps under keys of a kind, in both stores. */
export function clearItems(isOne: (key: string) => boolean): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[kind])) if (isOne(key)) window[kind].removeItem(key)
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }
}
