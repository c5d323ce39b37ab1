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
