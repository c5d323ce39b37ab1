import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Paths of this site that are not pages: files, feeds, pictures, frames and the APIs. */
const NON_PAGE_PATH = /\.\w+$|^\/(api|embed|graphql|oembed)(\/|$)/

/** Opens links from an article's body to pages of this site without a reload (spec §2). */
export function useArticleLinks(body: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = body.current
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlainClick =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !isPlainClick || event.defaultPrevented || link.origin !== window.location.origin) return
      if (NON_PAGE_PATH.test(link.pathname)) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    }
    element?.addEventListener('click', handleClick)
    return () => element?.removeEventListener('click', handleClick)
  }, [body, navigate])
}
