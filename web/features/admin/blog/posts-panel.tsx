import { Newspaper } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PANEL_TEXT, postsFoundText } from '#domain/admin/panel-text.ts'
import { POST_FILTER_LABEL, POST_STATES } from '#domain/admin/post-states.ts'
import { MAX_SEARCH_LENGTH, trimSearch } from '#domain/blog/search-query.ts'
import { enumName } from '#domain/enum-names.ts'
import { ChoiceButtons } from '#web/features/admin/choice-buttons.tsx'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { Rows } from '#web/features/admin/rows.tsx'
import { useMay } from '#web/features/admin/session/session-context.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { urls } from '#web/urls.ts'
import { Pictures } from './pictures.tsx'
import { PostRow } from './post-row.tsx'
import { AdminPostsDocument, type AdminPostsQuery } from './posts-panel.generated.ts'
import { TrashList } from './trash-list.tsx'

const STATES = POST_STATES.map((state) => enumName(state))
type Filter = keyof typeof POST_FILTER_LABEL

export function PostsPanel() {
  const [page, setPage] = useState(1)
  const [searchText, setSearchText] = useState('')
  const [filter, setFilter] = usePostFilter()
  const mayTrash = useMay('editor')
  const search = trimSearch(searchText)
  const state = STATES.find((state) => state === filter)
  const isFiltered = Boolean(search || state)
  const { data, current, panel } = useAdminQuery(AdminPostsDocument, { page, search, state, mayTrash })
  const list = data?.adminPosts
  const heading = useRef<HTMLHeadingElement>(null)

  return (
    <Panel title={PANEL_TEXT.posts} icon={Newspaper} headingRef={heading} {...panel}>
      <ButtonLink variant="line" size="sm" className="mt-6" href={urls.adminPost('new')}>
        {PANEL_TEXT.newPost}
      </ButtonLink>
      <div className="mt-8 mb-6 max-w-panel">
        <Field label={PANEL_TEXT.findPost}>
          <Input
            type="search"
            maxLength={MAX_SEARCH_LENGTH}
            value={searchText}
            onChange={(event) => {
              setSearchText(event.target.value)
              setPage(1)
            }}
          />
        </Field>
      </div>
      <ChoiceButtons
        label={PANEL_TEXT.showPosts}
        choices={choicesOf(data)}
        value={filter}
        onChoose={(chosen) => {
          setFilter(chosen)
          setPage(1)
        }}
      />
      {filter === 'TRASH' ? (
        <TrashList />
      ) : (
        <>
          <p role="status" className="mt-3 measure-60">
            {current && isFiltered && postsFoundText(current.adminPosts.totalCount)}
          </p>
          {list?.totalCount === 0 && !isFiltered && <Lead>{PANEL_TEXT.noPosts}</Lead>}
          <Rows>
            {list?.nodes.map((post) => (
              <PostRow key={post.id} post={post} heading={heading} />
            ))}
          </Rows>
          <Pager label={PANEL_TEXT.posts} list={list} onPage={setPage} />
        </>
      )}
      <Pictures />
    </Panel>
  )
}

/** In the address, so that links, reload and Back work. */
function usePostFilter(): [Filter, (filter: Filter) => void] {
  const [params, setParams] = useSearchParams()
  const name = params.get('state')?.toUpperCase() ?? 'ALL'
  const isKnown = (name: string): name is Filter => name in POST_FILTER_LABEL
  return [
    isKnown(name) ? name : 'ALL',
    (filter) =>
      setParams(filter === 'ALL' ? {} : { state: filter.toLowerCase() }, { preventScrollReset: true }),
  ]
}

function choicesOf(data: AdminPostsQuery | undefined) {
  const counts: Partial<Record<Filter, number>> = Object.fromEntries(
    data?.adminPosts.states.map(({ state, count }) => [state, count]) ?? [],
  )
  const { DRAFT = 0, SCHEDULED = 0, PUBLISHED = 0 } = counts
  counts.ALL = DRAFT + SCHEDULED + PUBLISHED
  counts.TRASH = data?.trashedPosts?.totalCount
  const filters: Filter[] = ['ALL', ...STATES, ...(data?.trashedPosts ? ['TRASH' as const] : [])]
  return filters.map((value) => ({ value, label: POST_FILTER_LABEL[value], count: counts[value] }))
}
