import { useEffect, useState } from 'react'
import { MAIN_ID } from '#web/layout/skip-link.tsx'

/** The part of the address after `#`, which the server never sees. Null until the page is hydrated. */
export function useFragment(): string | null {
  const [fragment, setFragment] = useState<string | null>(null)
  useEffect(() => {
    let last = ''
    function read() {
      const { hash } = window.location
      // The link that skips to the content would otherwise replace the code, and a reload would lose it.
      if (hash === `#${MAIN_ID}`) window.history.replaceState(window.history.state, '', `#${last}`)
      else last = hash.slice(1)
      setFragment(last)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return fragment
}
