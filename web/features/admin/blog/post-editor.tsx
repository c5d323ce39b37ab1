import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { POST_CHANGED_MEANWHILE } from '#domain/admin/messages.ts'
import { ADMIN_DONE, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import { useAdminContext } from '#web/features/admin/admin-context.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import type { OnUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { AdminPostSourceDocument, UpdatePostDocument } from './post-editor.generated.ts'
import { PostForm, type PostFormProps, type PostValues } from './post-form.tsx'

type EditorProps = {
  id: string
  title: string
  onUnsaved: OnUnsaved
  onClose: () => void
}

export function PostEditor({ id, title, onUnsaved, onClose }: EditorProps) {
  const [isReloaded, setReloaded] = useState(false)
  const { data, error, refetch } = useQuery(AdminPostSourceDocument, {
    variables: { id },
    context: useAdminContext(),
    // Changes from other queries must not reach a form in which an editor is typing.
    fetchPolicy: 'no-cache',
  })
  if (error)
    return (
      <div className="[&_h3]:text-lg">
        <ErrorState title={PANEL_TEXT.unavailable} onRetry={() => refetch()} />
      </div>
    )
  if (!data)
    return (
      <div className="mt-4">
        <Loading>{title}</Loading>
      </div>
    )
  if (!data.adminPost)
    return (
      <div className="[&_h3]:text-lg">
        <ErrorState
          title={BLOG_ERRORS.notFound}
          action={
            <Button variant="line" size="sm" onClick={onClose}>
              {PANEL_TEXT.close}
            </Button>
          }
        />
      </div>
    )
  const {
    source,
    tags,
    featuredImage,
    revision,
    title: savedTitle,
    excerpt,
    category,
    author,
  } = data.adminPost
  const saved = {
    title: savedTitle,
    excerpt,
    content: source,
    category,
    tags: tags.join(', '),
    author,
    featuredImage: featuredImage ?? '',
  }
  return (
    <EditForm
      key={revision}
      {...{ id, title, saved, revision, onUnsaved, onClose }}
      shouldFocus={isReloaded}
      onLoadNewer={() => {
        setReloaded(true)
        refetch()
      }}
    />
  )
}

type EditFormProps = EditorProps &
  Pick<PostFormProps, 'saved' | 'shouldFocus'> & {
    revision: string
    onLoadNewer: () => void
  }

function EditForm({ id, title, revision, onLoadNewer, ...form }: EditFormProps) {
  const { mutate } = useAdminMutation()

  async function update(_post: PostValues, changed: Partial<PostValues>) {
    const { rejection } = await mutate(UpdatePostDocument, { id, revision, ...changed }, ADMIN_DONE.postSaved)
    return rejection
  }

  return (
    <PostForm
      {...form}
      id={id}
      about={title}
      label={`${PANEL_TEXT.edit}: ${title}`}
      submitLabel={PANEL_TEXT.save}
      onSend={update}
      conflict={
        <ErrorState title={POST_CHANGED_MEANWHILE} onRetry={onLoadNewer} retryLabel={PANEL_TEXT.loadNewer}>
          {PANEL_TEXT.changedHint}
        </ErrorState>
      }
    />
  )
}
