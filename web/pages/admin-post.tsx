import { useParams } from 'react-router'
import { roomTitle } from '#domain/admin/rooms.ts'
import { NewPostPage, PostPage } from '#web/features/admin/blog/post-page.tsx'
import { useUnsavedChanges } from '#web/features/admin/kept-text/use-unsaved-changes.ts'
import { AdminGate } from '#web/features/admin/session/admin-gate.tsx'

/** `/admin/posts/{id}`, and `/admin/posts/new`. */
export function Component() {
  const { id = '' } = useParams()
  const { hasUnsaved, onUnsaved } = useUnsavedChanges()
  return (
    <AdminGate title={roomTitle('posts')} hasUnsaved={hasUnsaved}>
      {id === 'new' ? (
        <NewPostPage onUnsaved={onUnsaved} />
      ) : (
        <PostPage key={id} id={id} onUnsaved={onUnsaved} />
      )}
    </AdminGate>
  )
}
