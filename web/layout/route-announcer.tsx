import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusOn } from '../lib/focus-on.ts'
import { LIVE } from '../ui/live.ts'

/**
 * After a navigation to another page: moves the focus to its heading, as a page load would begin at the top,
 * and says its title. Filters and sections of the same page leave the focus where it is.
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
    return whenHeaded(setTitle)
  }, [pathname, hash, isReturn])

  return (
    <p className="vh" {...LIVE}>
      {title}
    </p>
  )
}

/** Tells the page's title as soon as its heading is there: till then it is the title of what is on its way. */
function whenHeaded(tell: (title: string) => void): () => void {
  const watch = new MutationObserver(look)
  function look() {
    if (!document.querySelector('#main h1')) return
    watch.disconnect()
    tell(document.title)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  look()
  return () => watch.disconnect()
}

function focusOnPage(): void {
  const main = document.getElementById('main')
  const target = main?.querySelector('h1') ?? main
  if (target) focusOn(target)
}
