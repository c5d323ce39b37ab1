import { confirmReview, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { WRITING_TEXT } from '#domain/admin/writing-text.ts'
import { isReviewed } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'
import type { PostRow_PostFragment } from './post-row.generated.ts'
import { usePostActions } from './use-post-actions.ts'

type PostPublishingProps = { post: PostRow_PostFragment; isDirty: boolean; isSubmitting: boolean }

/** What is left to do before readers see the text. Its button submits the form, which saves first. */
export function PostPublishing({ post, isDirty, isSubmitting }: PostPublishingProps) {
  const { id, title } = post
  const { isPending, ...actions } = usePostActions(id)
  const provenance = enumValue(post.provenance)
  const needsReview = provenance !== 'people' && !isReviewed(provenance)
  const isDraft = post.status === 'DRAFT'
  const publish = needsReview ? PANEL_TEXT.approve : PANEL_TEXT.publish
  return (
    <section className="sheet grid gap-4 p-5">
      <h2 className="text-xl">{isDraft ? WRITING_TEXT.beforeLive : PANEL_TEXT.published}</h2>
      {isDraft ? (
        <>
          {needsReview && <p className="text-sm">{PANEL_TEXT.reviewHint}</p>}
          <Button type="submit" name="publish" pending={isPending || isSubmitting}>
            {isDirty ? WRITING_TEXT.saveAnd(publish) : publish}
          </Button>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="line" size="sm" href={urls.post(post.slug)}>
            {PANEL_TEXT.view}
          </ButtonLink>
          {needsReview && (
            <ConfirmButton
              about={title}
              question={confirmReview(title)}
              pending={isPending}
              onConfirm={actions.review}
            >
              {PANEL_TEXT.review}
            </ConfirmButton>
          )}
          <Button variant="line" size="sm" pending={isPending} onClick={actions.unpublish}>
            {PANEL_TEXT.unpublish}
          </Button>
        </div>
      )}
      {isReviewed(provenance) && (
        <Button variant="quiet" size="sm" pending={isPending} onClick={actions.unreview}>
          {PANEL_TEXT.undoReview}
        </Button>
      )}
    </section>
  )
}
