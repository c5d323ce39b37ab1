import { useNavigate } from 'react-router'
import { confirmReview, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { confirmTrash } from '#domain/admin/writing-text.ts'
import { isReviewed, needsReview } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { hasKeptText } from '#web/features/admin/kept-text/use-kept-text.ts'
import { RowMenu } from '#web/features/admin/row-menu.tsx'
import { Row, RowButton, RowLink } from '#web/features/admin/rows.tsx'
import { useMay } from '#web/features/admin/session/session-context.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { urls } from '#web/urls.ts'
import type { PostRow_PostFragment } from './post-row.generated.ts'
import { PostStatus } from './post-status.tsx'
import { usePostActions } from './use-post-actions.ts'

export function PostRow({ post }: { post: PostRow_PostFragment }) {
  const isEditor = useMay('editor')
  const { id, title, slug, status } = post
  return (
    <Row
      title={title}
      href={urls.adminPost(id)}
      details={<PostStatus post={post} />}
      actions={
        <>
          <RowLink about={title} href={urls.adminPost(id)}>
            {PANEL_TEXT.edit}
          </RowLink>
          {status === 'PUBLISHED' && (
            <RowLink about={title} href={urls.post(slug)}>
              {PANEL_TEXT.view}
            </RowLink>
          )}
          {isEditor && <Actions post={post} />}
        </>
      }
    />
  )
}

function Actions({ post }: { post: PostRow_PostFragment }) {
  const { id, title, featured, revision } = post
  const { isPending, ...actions } = usePostActions(id)
  const navigate = useNavigate()
  const isDraft = post.status === 'DRAFT'
  const provenance = enumValue(post.provenance)
  const isUnreviewed = needsReview(provenance)

  /** The post's page offers the unsaved text that this browser keeps. */
  const publish = () =>
    hasKeptText({ id: `post ${id}`, revision })
      ? navigate(urls.adminPost(id))
      : actions.publish(revision, isUnreviewed)
  const publishButton = (
    <RowButton about={title} pending={isPending} onClick={publish}>
      {isUnreviewed ? PANEL_TEXT.approve : PANEL_TEXT.publish}
    </RowButton>
  )

  return (
    <>
      {isDraft &&
        (isUnreviewed ? <Tooltip text={PANEL_TEXT.reviewHint}>{publishButton}</Tooltip> : publishButton)}
      <RowMenu
        about={title}
        pending={isPending}
        actions={[
          !isDraft &&
            isUnreviewed && {
              label: PANEL_TEXT.review,
              question: confirmReview(title),
              onSelect: () => actions.review(revision),
            },
          !isDraft && {
            label: featured ? PANEL_TEXT.unfeature : PANEL_TEXT.feature,
            onSelect: () => actions.feature(!featured),
          },
          !isDraft && { label: PANEL_TEXT.unpublish, onSelect: actions.unpublish },
          isReviewed(provenance) && { label: PANEL_TEXT.undoReview, onSelect: actions.unreview },
          { label: PANEL_TEXT.delete, question: confirmTrash(title), onSelect: actions.remove },
        ]}
      />
    </>
  )
}
