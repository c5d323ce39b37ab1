import { useParams } from 'react-router'
import { ADMIN_TEXT } from '#domain/admin/messages.ts'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { joinTitle } from '#domain/site-name.ts'
import { NewPostPage, PostPage } from '#web/features/admin/blog/post-page.tsx'
import { AdminGate } from '#web/features/admin/session/admin-gate.tsx'

/** `/admin/posts/{id}`, and `/admin/posts/new`. */
export function Component() {
  const { id = '' } = useParams()
  return (
    <AdminGate title={joinTitle(id === 'new' ? PANEL_TEXT.newPost : PANEL_TEXT.editPost, ADMIN_TEXT.heading)}>
      {id === 'new' ? <NewPostPage /> : <PostPage key={id} id={id} />}
    </AdminGate>
  )
}
