import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusOn } from '../lib/focus-on.ts'
import { LIVE } from '../ui/live.ts'
import { MAIN_ID } from '../ui/skip-link.tsx'

/**
 * After a navigation to another page: moves the focus to its heading, as a page load would begin at the top,
 * and says its title; when the heading comes late, the focus waits for it in front of the page. Filters and sections of
 * the same page leave the focus where it is.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A section has its own way of receiving focus.
    if (hash.length < 2 || isReturn) focusOnPage()
    return whenHeaded(() => {
      // Who has gone on meanwhile stays there.
      if (document.activeElement?.id === MAIN_ID) focusOnPage()
      setTitle(document.title)
    })
  }, [pathname, hash, isReturn])

  return (
    <p className="vh" {...LIVE}>
      {title}
    </p>
  )
}

/** Goes on as soon as the page's heading is there: till then its title is that of what is on its way. */
function whenHeaded(goOn: () => void): () => void {
  const watch = new MutationObserver(look)
  function look() {
    if (!document.querySelector(`#${MAIN_ID} h1`)) return
    watch.disconnect()
    goOn()
  }
  watch.observe(document.body, { childList: true, subtree: true })
  look()
  return () => watch.disconnect()
}

function focusOnPage(): void {
  const main = document.getElementById(MAIN_ID)
  const target = main?.querySelector('h1') ?? main
  if (target) focusOn(target)
}
