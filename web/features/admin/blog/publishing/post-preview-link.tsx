import { useState } from 'react'
import { previewWorksText, WRITING_TEXT } from '#domain/admin/writing-text.ts'
import type { PostRow_PostFragment } from '#web/features/admin/blog/post-row.generated.ts'
import { usePostActions } from '#web/features/admin/blog/use-post-actions.ts'
import { useSiteTime } from '#web/features/admin/site-time.tsx'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { FocusHandoffButton } from '#web/ui/focus-handoff-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

/** A link that shows the draft without a token. The server stores only its hash, so it is shown once. */
export function PostPreviewLink({ post }: { post: PostRow_PostFragment }) {
  const { isPending, createPreview, revokePreviews } = usePostActions(post.id)
  const { timestamp } = useSiteTime()
  const [url, setUrl] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)

  async function create() {
    setCopied(false)
    const { result } = await createPreview()
    if (result && 'url' in result) setUrl(result.url)
  }
  async function revoke() {
    const { rejection } = await revokePreviews()
    if (!rejection) setUrl(null)
  }
  async function copy(text: string) {
    // Without permission, the field is there to copy from.
    if (await copyText(text)) setCopied(true)
  }

  return (
    <section className="grid gap-3 border-ink border-t-2 pt-3" aria-label={WRITING_TEXT.preview}>
      <h2 className="font-sans font-strong text-base">{WRITING_TEXT.preview}</h2>
      <p className="text-sm">
        {post.previewExpiresAt
          ? previewWorksText(timestamp(post.previewExpiresAt))
          : WRITING_TEXT.previewLead}
      </p>
      {url && (
        <Field label={WRITING_TEXT.preview} hint={WRITING_TEXT.previewOnce}>
          <Input readOnly value={url} onFocus={({ target }) => target.select()} />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        {url ? (
          <Button variant="line" size="sm" onClick={() => copy(url)}>
            {isCopied ? WRITING_TEXT.copied : WRITING_TEXT.copy}
          </Button>
        ) : (
          <Button variant="line" size="sm" pending={isPending} onClick={create}>
            {WRITING_TEXT.createPreview}
          </Button>
        )}
        {post.previewExpiresAt && (
          <FocusHandoffButton variant="quiet" size="sm" pending={isPending} onClick={revoke}>
            {WRITING_TEXT.revoke}
          </FocusHandoffButton>
        )}
      </div>
    </section>
  )
}
