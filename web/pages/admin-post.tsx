import { useParams } from 'react-router'
import { AdminGate } from '#web/features/admin/admin-gate.tsx'
import { NewPostPage, PostPage } from '#web/features/admin/blog/post-page.tsx'

/** `/admin/posts/{id}`, and `/admin/posts/new`. */
export function Component() {
  const { id = '' } = useParams()
  return (
    <AdminGate>
      {({ onUnsaved }) =>
        id === 'new' ? (
          <NewPostPage onUnsaved={onUnsaved} />
        ) : (
          <PostPage key={id} id={id} onUnsaved={onUnsaved} />
        )
      }
    </AdminGate>
  )
}
