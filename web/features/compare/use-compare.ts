import { useEffect, useState } from 'react'
import { type CompareState, restoreCompare, serializeCompare, stageOf } from '#domain/compare/compare-flow.ts'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { COMPARE_KEY } from '#domain/session/storage-keys.ts'
import { MAIN_ID } from '#web/layout/skip-link.tsx'
import { readItem, writeItem } from '#web/lib/browser-storage.ts'

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

/** Progress with one link. It survives a reload and is never sent. Comparing completes the challenge to share. */
export function useCompare(
  fragment: string,
  theirs: readonly string[],
): [CompareState, (next: CompareState) => void] {
  const [state, setState] = useState(() => restoreCompare(fragment, readItem('sessionStorage', COMPARE_KEY)))

  function change(next: CompareState) {
    setState(next)
    if (stageOf(next, theirs) === 'comparison') window.dispatchEvent(new Event(BROWSER_EVENTS.resultShared))
    writeItem('sessionStorage', COMPARE_KEY, serializeCompare(fragment, next))
  }

  return [state, change]
}
