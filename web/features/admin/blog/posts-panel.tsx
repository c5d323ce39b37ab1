import { Newspaper } from '@lucide/icons'
import { POST_FILTER } from '#domain/admin/list-filters.ts'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { FilteredList, useListFilter } from '#web/features/admin/filtered-list.tsx'
import { Panel } from '#web/features/admin/panel.tsx'
import { Rows } from '#web/features/admin/rows.tsx'
import { useMay } from '#web/features/admin/session/session-context.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { urls } from '#web/urls.ts'
import { Pictures } from './pictures.tsx'
import { PostRow } from './post-row.tsx'
import { AdminPostsDocument } from './posts-panel.generated.ts'
import { TrashList } from './trash-list.tsx'

export function PostsPanel() {
  const mayTrash = useMay('editor')
  const filter = useListFilter(POST_FILTER)
  const { page, search } = filter
  const isTrash = filter.state === 'TRASH'
  const state = filter.state === 'TRASH' ? undefined : filter.state
  const { data, current, panel } = useAdminQuery(AdminPostsDocument, { page, search, state, mayTrash })
  const list = data?.adminPosts
  const trash = data?.trashedPosts && { state: 'TRASH' as const, count: data.trashedPosts.totalCount }

  return (
    <Panel title={PANEL_TEXT.posts} icon={Newspaper} {...panel}>
      <ButtonLink variant="line" size="sm" className="mt-6" href={urls.adminPost('new')}>
        {PANEL_TEXT.newPost}
      </ButtonLink>
      <FilteredList
        filter={filter}
        counts={list && [...list.states, ...(trash ? [trash] : [])]}
        found={isTrash ? undefined : current?.adminPosts.totalCount}
      >
        {isTrash ? (
          <TrashList />
        ) : (
          <>
            <Rows>
              {list?.nodes.map((post) => (
                <PostRow key={post.id} post={post} />
              ))}
            </Rows>
            <Pager label={PANEL_TEXT.posts} list={list} onPage={filter.setPage} />
          </>
        )}
      </FilteredList>
      <Pictures />
    </Panel>
  )
}
