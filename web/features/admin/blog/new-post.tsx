import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DESK_DONE, DESK_TEXT } from '#domain/admin/desk-text.ts'
import { DEFAULT_AUTHOR } from '#domain/blog/post-input.ts'
import { keepFocus } from '#web/features/admin/keep-focus.ts'
import { useAct } from '#web/features/admin/use-act.ts'
import { Button } from '#web/ui/button.tsx'
import { CreatePostDocument } from './new-post.generated.ts'
import { type PostFields, PostForm, type PostFormProps } from './post-form.tsx'

const BLANK = {
  title: '',
  excerpt: '',
  content: '',
  category: '',
  tags: '',
  author: DEFAULT_AUTHOR,
  featuredImage: '',
}

/** Lets an editor write an article of their own: it is kept as a draft. */
export function NewPost({
  onUnsaved,
  onCreated,
}: Pick<PostFormProps, 'onUnsaved'> & { onCreated: () => void }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { act, acting } = useAct()

  async function send(fields: PostFields) {
    const outcome = await act(CreatePostDocument, fields, DESK_DONE.draftSaved, ['DeskPosts'])
    if (outcome && 'answer' in outcome) onCreated()
    return outcome
  }
  function close() {
    flushSync(() => setOpen(false))
    keepFocus(button)
  }

  return (
    <>
      <Button
        ref={button}
        variant="line"
        size="sm"
        className="desk__action"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {DESK_TEXT.newPost}
      </Button>
      {open && (
        <PostForm
          id="new"
          label={DESK_TEXT.newPost}
          about={DESK_TEXT.newPost}
          saved={BLANK}
          submitLabel={DESK_TEXT.saveDraft}
          sending={acting}
          onSend={send}
          onUnsaved={onUnsaved}
          onClose={close}
        />
      )}
    </>
  )
}
