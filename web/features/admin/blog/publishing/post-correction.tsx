import { useState } from 'react'
import { WRITING_TEXT } from '#domain/admin/writing-text.ts'
import { MAX_CORRECTION_LENGTH } from '#domain/blog/limits.ts'
import type { PostRow_PostFragment } from '#web/features/admin/blog/post-row.generated.ts'
import { usePostActions } from '#web/features/admin/blog/use-post-actions.ts'
import { useReportUnsaved } from '#web/features/admin/kept-text/use-unsaved-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

/** A dated note above a published article. A blank one removes it. */
export function PostCorrection({ post }: { post: PostRow_PostFragment }) {
  const saved = post.correction?.text ?? ''
  /** Null for what is saved, also by someone else. */
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? saved
  const [error, setError] = useState<string>()
  const { isPending, correct } = usePostActions(post.id)
  useReportUnsaved(`correction ${post.id}`, text !== saved)

  async function save() {
    const { rejection } = await correct(text)
    setError(rejection?.message)
    if (!rejection) setTyped(null)
  }

  return (
    <section className="grid gap-3 border-ink border-t-2 pt-3" aria-label={WRITING_TEXT.correction}>
      <Field label={WRITING_TEXT.correction} optional hint={WRITING_TEXT.correctionHint} error={error}>
        <Textarea
          value={text}
          maxLength={MAX_CORRECTION_LENGTH}
          readOnly={isPending}
          onChange={({ target }) => setTyped(target.value === saved ? null : target.value)}
        />
      </Field>
      <Button
        variant="line"
        size="sm"
        className="justify-self-start"
        disabled={text.trim() === saved}
        pending={isPending}
        onClick={save}
      >
        {saved ? WRITING_TEXT.changeCorrection : WRITING_TEXT.addCorrection}
      </Button>
    </section>
  )
}
