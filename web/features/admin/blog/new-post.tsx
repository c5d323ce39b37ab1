import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DESK_DONE, DESK_TEXT } from '#domain/admin/desk-text.ts'
import { DEFAULT_AUTHOR } from '#domain/blog/post-input.ts'
import { restoreFocus } from '#web/features/admin/restore-focus.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { CreatePostDocument } from './new-post.generated.ts'
import { PostForm, type PostFormProps, type PostValues } from './post-form.tsx'
import { DeskPostsDocument } from './posts-panel.generated.ts'

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
    const { rejection } = await mutate(
      { mutation: CreatePostDocument, variables: post },
      (data) => data.createPost,
      { done: DESK_DONE.draftSaved, refetch: [DeskPostsDocument] },
    )
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
        {DESK_TEXT.newPost}
      </Button>
      {isOpen && (
        <PostForm
          id="new"
          label={DESK_TEXT.newPost}
          about={DESK_TEXT.newPost}
          saved={BLANK}
          submitLabel={DESK_TEXT.saveDraft}
          onSend={create}
          onUnsaved={onUnsaved}
          onClose={close}
        />
      )}
    </>
  )
}
