import { useLocation, useParams } from 'react-router'
import { ADMIN_TEXT } from '#domain/admin/messages.ts'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { joinTitle } from '#domain/site-name.ts'
import { PostPage } from '#web/features/admin/blog/post-page.tsx'
import { AdminGate } from '#web/features/admin/session/admin-gate.tsx'

/** `/admin/posts/{id}`, and `/admin/posts/new`. */
export function Component() {
  const { id = '' } = useParams()
  const { state: idBefore } = useLocation()
  return (
    <AdminGate title={joinTitle(id === 'new' ? PANEL_TEXT.newPost : PANEL_TEXT.editPost, ADMIN_TEXT.heading)}>
      <PostPage key={idBefore ?? id} id={id} />
    </AdminGate>
  )
}
