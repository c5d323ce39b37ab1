import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { DESK_DONE, DESK_TEXT } from '#domain/admin/desk-text.ts'
import { POST_CHANGED_MEANWHILE } from '#domain/admin/messages.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import { useAsAdmin } from '#web/features/admin/admin-context.ts'
import { useAct } from '#web/features/admin/use-act.ts'
import type { OnUnsaved } from '#web/features/admin/use-unsaved.ts'
import { Button } from '#web/ui/button.tsx'
import { Failed } from '#web/ui/failed.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { DeskPostSourceDocument, UpdatePostDocument } from './post-editor.generated.ts'
import { type PostFields, PostForm, type PostFormProps } from './post-form.tsx'

type EditorProps = {
  id: string
  title: string
  /** Hears whether something is typed that is not saved. */
  onUnsaved: OnUnsaved
  onClose: () => void
}

/** Loads a post as it is stored and lets an editor change it. */
export function PostEditor({ id, title, onUnsaved, onClose }: EditorProps) {
  const [isReloaded, setReloaded] = useState(false)
  const { data, error, refetch } = useQuery(DeskPostSourceDocument, {
    variables: { id },
    context: useAsAdmin(),
    // What becomes of the post elsewhere must not reach into a form that somebody types in.
    fetchPolicy: 'no-cache',
  })
  if (error) return <Failed title={DESK_TEXT.unavailable} onRetry={() => refetch()} />
  if (!data) return <Loading>{title}</Loading>
  if (!data.deskPost)
    return (
      <Failed
        title={BLOG_ERRORS.notFound}
        action={
          <Button variant="line" size="sm" onClick={onClose}>
            {DESK_TEXT.close}
          </Button>
        }
      />
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
  } = data.deskPost
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
      takesFocus={isReloaded}
      onLoadNewer={() => {
        setReloaded(true)
        refetch()
      }}
    />
  )
}

function EditForm({
  id,
  title,
  saved,
  revision,
  onUnsaved,
  onClose,
  takesFocus,
  onLoadNewer,
}: EditorProps &
  Pick<PostFormProps, 'saved' | 'takesFocus'> & {
    /** What the edit starts from. */
    revision: string
    onLoadNewer: () => void
  }) {
  const [isOutdated, setOutdated] = useState(false)
  const { act, acting } = useAct()

  async function send(_fields: PostFields, changed: Partial<PostFields>) {
    const outcome = await act(UpdatePostDocument, { id, revision, ...changed }, DESK_DONE.postSaved, [
      'DeskPosts',
    ])
    setOutdated(outcome !== null && 'code' in outcome && outcome.code === 'CONFLICT')
    return outcome
  }

  return (
    <PostForm
      {...{ id, saved, onUnsaved, onClose, takesFocus }}
      about={title}
      label={`${DESK_TEXT.edit}: ${title}`}
      submitLabel={DESK_TEXT.save}
      sending={acting}
      onSend={send}
    >
      {isOutdated && (
        <Failed title={POST_CHANGED_MEANWHILE} onRetry={onLoadNewer} retryLabel={DESK_TEXT.loadNewer}>
          {DESK_TEXT.changedHint}
        </Failed>
      )}
    </PostForm>
  )
}
