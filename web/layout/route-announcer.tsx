import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusOn } from '#web/lib/focus-on.ts'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { MAIN_ID } from './skip-link.tsx'

/** After a client navigation, focuses the heading and announces the title, as a page load would. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const lastPathname = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    // useHashTarget focuses the section of a link with a hash. A replaced address stays on the same page.
    if (navigation === 'POP' || (navigation === 'PUSH' && hash === ''))
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    return onHeading((heading) => {
      // The visitor may have moved the focus while the page was loading.
      if (document.activeElement?.id === MAIN_ID) focusOn(heading)
      setTitle(document.title)
    })
  }, [pathname, hash, navigation])

  return <LiveRegion className="sr-only">{title}</LiveRegion>
}

/** Waits for the page's data: until its heading exists, the title says only that the page is loading. */
function onHeading(callback: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(check)
  function check() {
    const heading = document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)
    if (!heading) return
    observer.disconnect()
    callback(heading)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  check()
  return () => observer.disconnect()
}
