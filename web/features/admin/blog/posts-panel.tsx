import { Newspaper } from '@lucide/icons'
import { POST_FILTER } from '#domain/admin/list-filters.ts'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { WRITING_TEXT } from '#domain/admin/writing-text.ts'
import { FilteredList, useListFilter } from '#web/features/admin/filtered-list.tsx'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { Row, RowButton, RowMeta, Rows } from '#web/features/admin/rows.tsx'
import { useMay } from '#web/features/admin/session/session-context.ts'
import { Timestamp } from '#web/features/admin/site-time.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { urls } from '#web/urls.ts'
import { Pictures } from './pictures.tsx'
import { PostRow } from './post-row.tsx'
import { AdminPostsDocument, type AdminPostsQuery } from './posts-panel.generated.ts'
import { usePostActions } from './use-post-actions.ts'

export function PostsPanel() {
  const mayTrash = useMay('editor')
  const filter = useListFilter(POST_FILTER)
  const { page, search } = filter
  const isTrash = mayTrash && filter.state === 'TRASH'
  const state = filter.state === 'TRASH' ? undefined : filter.state
  const { data, current, panel } = useAdminQuery(AdminPostsDocument, { page, search, state, mayTrash })
  const posts = data?.adminPosts
  const trash = data?.trashedPosts
  const isWholeTrash = isTrash && !search

  return (
    <Panel title={PANEL_TEXT.posts} icon={Newspaper} {...panel}>
      <ButtonLink variant="line" size="sm" className="mt-6" href={urls.adminPost('new')}>
        {PANEL_TEXT.newPost}
      </ButtonLink>
      <FilteredList
        filter={filter}
        counts={
          posts && [...posts.states, ...(trash ? [{ state: 'TRASH' as const, count: trash.totalCount }] : [])]
        }
        found={isWholeTrash ? undefined : (isTrash ? current?.trashedPosts : current?.adminPosts)?.totalCount}
      >
        {isTrash && (
          <Lead>
            {isWholeTrash && trash?.totalCount === 0 ? WRITING_TEXT.trashEmpty : WRITING_TEXT.trashLead}
          </Lead>
        )}
        <Rows>
          {isTrash
            ? trash?.nodes.map((post) => <TrashedRow key={post.id} post={post} />)
            : posts?.nodes.map((post) => <PostRow key={post.id} post={post} />)}
        </Rows>
        <Pager label={PANEL_TEXT.posts} list={isTrash ? trash : posts} onPage={filter.setPage} />
      </FilteredList>
      <Pictures />
    </Panel>
  )
}

type TrashedPost = NonNullable<AdminPostsQuery['trashedPosts']>['nodes'][number]

function TrashedRow({ post: { id, title, trashedAt } }: { post: TrashedPost }) {
  const { isPending, restore } = usePostActions(id)
  return (
    <Row
      title={title}
      details={
        <RowMeta>
          {WRITING_TEXT.deleted} {trashedAt && <Timestamp at={trashedAt} />}
        </RowMeta>
      }
      actions={
        <RowButton about={title} pending={isPending} onClick={restore}>
          {WRITING_TEXT.restorePost}
        </RowButton>
      }
    />
  )
}
