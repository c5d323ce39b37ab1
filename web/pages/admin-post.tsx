import { useState } from 'react'
import { useParams } from 'react-router'
import { ADMIN_TEXT } from '#domain/admin/messages.ts'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { joinTitle } from '#domain/site-name.ts'
import { PostPage } from '#web/features/admin/blog/post-page.tsx'
import { AdminGate } from '#web/features/admin/session/admin-gate.tsx'

/** `/admin/posts/{id}`, and `/admin/posts/new`. */
export function Component() {
  const { id = '' } = useParams()
  const [created, setCreated] = useState<string>()
  return (
    <AdminGate title={joinTitle(id === 'new' ? PANEL_TEXT.newPost : PANEL_TEXT.editPost, ADMIN_TEXT.heading)}>
      {/* The form of a new article stays, with what is typed meanwhile, when the first save gives it an address. */}
      <PostPage key={id === created ? 'new' : id} id={id} onCreated={setCreated} />
    </AdminGate>
  )
}
