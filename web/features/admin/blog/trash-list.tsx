import { useState } from 'react'
import { WRITING_TEXT } from '#domain/admin/writing-text.ts'
import { Lead, PanelState } from '#web/features/admin/panel.tsx'
import { Row, RowButton, RowMeta, Rows } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/site-time.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { Pager } from '#web/ui/pager.tsx'
import { TrashedPostsDocument, type TrashedPostsQuery } from './trash-list.generated.ts'
import { usePostActions } from './use-post-actions.ts'

/** Deleted posts. */
export function TrashList() {
  const [page, setPage] = useState(1)
  const { data, panel } = useAdminQuery(TrashedPostsDocument, { page })
  const list = data?.trashedPosts
  return (
    <>
      <PanelState title={WRITING_TEXT.trash} {...panel} />
      {list && <Lead>{list.totalCount === 0 ? WRITING_TEXT.trashEmpty : WRITING_TEXT.trashLead}</Lead>}
      <Rows>
        {list?.nodes.map((post) => (
          <TrashedRow key={post.id} post={post} />
        ))}
      </Rows>
      <Pager label={WRITING_TEXT.trash} list={list} onPage={setPage} />
    </>
  )
}

function TrashedRow({ post }: { post: TrashedPostsQuery['trashedPosts']['nodes'][number] }) {
  const { isPending, restore } = usePostActions(post.id)
  return (
    <Row
      title={post.title}
      details={
        <RowMeta>
          {WRITING_TEXT.deleted} {post.trashedAt && <Timestamp at={post.trashedAt} />}
        </RowMeta>
      }
      actions={
        <RowButton about={post.title} pending={isPending} onClick={restore}>
          {WRITING_TEXT.restorePost}
        </RowButton>
      }
    />
  )
}
