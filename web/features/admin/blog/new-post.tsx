import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ADMIN_DONE, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { DEFAULT_AUTHOR } from '#domain/blog/post-input.ts'
import { restoreFocus } from '#web/features/admin/restore-focus.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { CreatePostDocument } from './new-post.generated.ts'
import { PostForm, type PostFormProps, type PostValues } from './post-form.tsx'

const BLANK = {
  title: '',
  excerpt: '',
  content: '',
  category: '',
  tags: '',
  author: DEFAULT_AUTHOR,
  featuredImage: '',
}

type NewPostProps = Pick<PostFormProps, 'onUnsaved'> & { onCreated: () => void }

export function NewPost({ onUnsaved, onCreated }: NewPostProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { mutate } = useAdminMutation()

  async function create(post: PostValues) {
    const { rejection } = await mutate(CreatePostDocument, post, ADMIN_DONE.draftSaved)
    if (!rejection) onCreated()
    return rejection
  }
  function close() {
    flushSync(() => setOpen(false))
    restoreFocus(button)
  }

  return (
    <>
      <Button
        ref={button}
        variant="line"
        size="sm"
        className="mt-6"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {PANEL_TEXT.newPost}
      </Button>
      {isOpen && (
        <PostForm
          id="new"
          label={PANEL_TEXT.newPost}
          about={PANEL_TEXT.newPost}
          saved={BLANK}
          submitLabel={PANEL_TEXT.saveDraft}
          onSend={create}
          onUnsaved={onUnsaved}
          onClose={close}
        />
      )}
    </>
  )
}
