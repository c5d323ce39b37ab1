import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { type BlogFilters, parseFilters } from '#domain/blog/filters.ts'
import { PAGER_NAVIGATION } from '#web/ui/pager.tsx'
import { urls } from '#web/urls.ts'

export const LIST_HEADING = 'list-heading'

export type FilterProps = { filters: BlogFilters; onChange: (changed: Partial<BlogFilters>) => void }

/** In the address, so that links, reload and Back work. A change leads to page 1 (spec §4 Blog list filters). */
export function useBlogFilters(): FilterProps {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const filters = useMemo(() => parseFilters(query), [query])

  const shouldScroll = useRef(false)
  // The list heading may be out of view above the last filters, so a click there would change nothing visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the page shows the new filters.
  useEffect(() => {
    if (shouldScroll.current) document.getElementById(LIST_HEADING)?.scrollIntoView({ block: 'nearest' })
    shouldScroll.current = false
  }, [filters])

  const { state, key } = useLocation()
  const isPagerNavigation = useNavigationType() !== 'POP' && state === PAGER_NAVIGATION
  // A new page opens at its top, which on a phone shows only the search and the filters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page of the list, after the router scrolled to the top.
  useEffect(() => {
    const heading = document.getElementById(LIST_HEADING)
    if (isPagerNavigation && heading && heading.getBoundingClientRect().bottom > window.innerHeight)
      heading.scrollIntoView()
  }, [key])

  function onChange(changed: Partial<BlogFilters>) {
    const address = urls.blog({ ...filters, ...changed, page: 1 })
    shouldScroll.current = true
    // Repeating a search (Enter held down, Search clicked twice) adds no history entry.
    navigate(address, { replace: address === urls.blog(filters), preventScrollReset: true })
  }

  return { filters, onChange }
}
