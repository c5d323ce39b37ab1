import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FILTER_TEXT, type FilterText, foundText, noneText, showText } from '#domain/admin/list-filters.ts'
import { MAX_SEARCH_LENGTH, trimSearch } from '#domain/blog/search-query.ts'
import { pageOf } from '#domain/paging/pagination.ts'
import { FocusHandoffButton } from '#web/ui/focus-handoff-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { ChoiceButtons } from './choice-buttons.tsx'
import { Lead } from './panel.tsx'

/**
 * What a list shows. The address has the state and the page, so that links, reload and Back work. It never has the search,
 * which may be somebody's name or address.
 */
export function useListFilter<State extends string>(text: FilterText<State>) {
  const [typed, setTyped] = useState('')
  const [params, setParams] = useSearchParams()
  const page = pageOf(params)
  const name = params.get('state')?.toUpperCase()
  const states = Object.keys(text.states) as State[]
  const state = states.find((state) => state === name)
  const search = trimSearch(typed)

  function open(state: State | undefined, page = 1, replace = false) {
    const query = { ...(state && { state: state.toLowerCase() }), ...(page > 1 && { page: String(page) }) }
    setParams(query, { replace, preventScrollReset: true })
  }
  function find(typed: string) {
    setTyped(typed)
    if (page > 1) open(state, 1, true)
  }
  const show = (state: State | undefined) => open(state)
  const setPage = (page: number) => open(state, page)
  function clear() {
    setTyped('')
    show(undefined)
  }
  const isFiltered = Boolean(search || state)
  return { text, states, page, setPage, typed, search, state, isFiltered, find, show, clear }
}

type FilteredListProps<State extends string> = {
  filter: ReturnType<typeof useListFilter<State>>
  /** A state without a count has no button. */
  counts: readonly { state: State; count: number }[] | undefined
  /** How many were found. Undefined while they load. */
  found: number | undefined
  children: ReactNode
}

/** A list with a search field, a button for each state, and what to do if nothing is found. */
export function FilteredList<State extends string>({
  filter: { text, states, typed, state, isFiltered, find, show, clear },
  counts = [],
  found,
  children,
}: FilteredListProps<State>) {
  const countOf = (state: State) => counts.find((counted) => counted.state === state)?.count
  const parts = text.parts ?? states
  const all = counts.length > 0 ? parts.reduce((sum, part) => sum + (countOf(part) ?? 0), 0) : undefined
  return (
    <>
      <div className="mt-8 mb-6 max-w-panel">
        <Field label={text.find}>
          <Input
            type="search"
            maxLength={MAX_SEARCH_LENGTH}
            value={typed}
            onChange={(event) => find(event.target.value)}
          />
        </Field>
      </div>
      <ChoiceButtons
        label={showText(text.one)}
        choices={[
          { value: null, label: FILTER_TEXT.all, count: all },
          ...states
            .filter((value) => countOf(value) !== undefined)
            .map((value) => ({ value, label: text.states[value], count: countOf(value) })),
        ]}
        value={state ?? null}
        onChoose={(chosen) => show(chosen ?? undefined)}
      />
      <p role="status" className="mt-3 measure-60">
        {found !== undefined && isFiltered && foundText(found, text.one)}
      </p>
      {found === 0 && !isFiltered && <Lead>{noneText(text)}</Lead>}
      {found === 0 && isFiltered && (
        <FocusHandoffButton variant="line" size="sm" className="mt-4" onClick={clear}>
          {FILTER_TEXT.clear}
        </FocusHandoffButton>
      )}
      {children}
    </>
  )
}
