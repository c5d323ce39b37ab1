import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import {
  type BlogFilterAction,
  type BlogFilters,
  blogFiltersReducer,
  parseFilters,
} from '#domain/blog/filters.ts'
import { TURNED } from '#web/ui/pager.tsx'
import { urls } from '#web/urls.ts'

/** The heading of the list says what it is narrowed to. */
export const LIST_HEADING = 'list-heading'

/**
 * The filters of the list, kept in the address: a filtered list can be linked, reloaded and walked with the back
 * button (Spec §4 Blog list filters).
 */
export function useBlogFilters(): [BlogFilters, (action: BlogFilterAction) => void] {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const filters = useMemo(() => parseFilters(query), [query])

  const acted = useRef(false)
  // The last filters stand far below a short list: what was pressed there would change nothing in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the new filters stand on the page.
  useEffect(() => {
    if (acted.current) document.getElementById(LIST_HEADING)?.scrollIntoView({ block: 'nearest' })
    acted.current = false
  }, [filters])

  const { state, key } = useLocation()
  const hasTurned = useNavigationType() !== 'POP' && state === TURNED
  // A page opens at its top. On a phone that is the search and the filters, and nothing of the page that was asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every turn, after the router went to the top.
  useEffect(() => {
    const heading = document.getElementById(LIST_HEADING)
    if (hasTurned && heading && heading.getBoundingClientRect().bottom > window.innerHeight)
      heading.scrollIntoView()
  }, [key])

  function act(action: BlogFilterAction) {
    const next = blogFiltersReducer(filters, action)
    if (next === filters) return
    const address = urls.blog(next)
    acted.current = true
    // Repeating a search adds no step to go back to: Enter may be held down, Search clicked twice.
    navigate(address, { replace: address === urls.blog(filters), preventScrollReset: true })
  }

  return [filters, act]
}
