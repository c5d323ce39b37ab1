import { useParams } from 'react-router'
import { roomTitle } from '#domain/admin/rooms.ts'
import { NewPostPage, PostPage } from '#web/features/admin/blog/post-page.tsx'
import { AdminGate } from '#web/features/admin/session/admin-gate.tsx'

/** `/admin/posts/{id}`, and `/admin/posts/new`. */
export function Component() {
  const { id = '' } = useParams()
  return (
    <AdminGate title={roomTitle('posts')}>
      {id === 'new' ? <NewPostPage /> : <PostPage key={id} id={id} />}
    </AdminGate>
  )
}
