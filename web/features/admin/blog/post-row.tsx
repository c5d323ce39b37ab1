import type { FragmentType } from '@apollo/client'
import { type RefObject, useRef } from 'react'
import { confirmReview, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { confirmTrash } from '#domain/admin/writing-text.ts'
import { isReviewed } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { useFragmentData } from '#web/apollo/use-fragment-data.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { restoreFocus } from '#web/features/admin/restore-focus.ts'
import { Row, RowButton, RowLink } from '#web/features/admin/rows.tsx'
import { useMay } from '#web/features/admin/session/session-context.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { urls } from '#web/urls.ts'
import { type PostRow_PostFragment, PostRow_PostFragmentDoc } from './post-row.generated.ts'
import { PostStatus } from './post-status.tsx'
import { usePostActions } from './use-post-actions.ts'

const FOCUS_DELAY_MS = 50

type PostRowProps = {
  post: FragmentType<PostRow_PostFragment>
  /** Gets the focus if the row is gone. */
  heading: RefObject<HTMLElement | null>
}

export function PostRow({ post, heading }: PostRowProps) {
  const data = useFragmentData(PostRow_PostFragmentDoc, post)
  const isEditor = useMay('editor')
  const editLink = useRef<HTMLAnchorElement>(null)
  if (!data) return null
  const { id, title } = data
  return (
    <Row
      title={title}
      details={<PostStatus post={data} />}
      actions={
        <>
          <RowLink ref={editLink} about={title} href={urls.adminPost(id)}>
            {PANEL_TEXT.edit}
          </RowLink>
          {data.status === 'PUBLISHED' && (
            <RowLink about={title} href={urls.post(data.slug)}>
              {PANEL_TEXT.view}
            </RowLink>
          )}
          {isEditor && <Actions post={data} onDone={() => restoreFocus(editLink, heading)} />}
        </>
      }
    />
  )
}

type ActionsProps = {
  post: PostRow_PostFragment
  /** Called after every action, because its button or the row may be gone. */
  onDone: () => void
}

function Actions({ post, onDone }: ActionsProps) {
  const { id, title, featured } = post
  const { isPending, ...actions } = usePostActions(id)
  const isDraft = post.status === 'DRAFT'
  const provenance = enumValue(post.provenance)
  const needsReview = provenance !== 'people' && !isReviewed(provenance)
  const button = { about: title, pending: isPending }

  async function run(action: () => ReturnType<typeof actions.remove | typeof actions.publish>) {
    const { rejection } = await action()
    // React shows the refetched row a moment later.
    setTimeout(onDone, FOCUS_DELAY_MS)
    return rejection === null
  }
  const publish = () => run(() => actions.publish(needsReview))

  return (
    <>
      {isDraft && needsReview && (
        <Tooltip text={PANEL_TEXT.reviewHint}>
          <RowButton {...button} onClick={publish}>
            {PANEL_TEXT.approve}
          </RowButton>
        </Tooltip>
      )}
      {isDraft && !needsReview && (
        <RowButton {...button} onClick={publish}>
          {PANEL_TEXT.publish}
        </RowButton>
      )}
      {!isDraft && needsReview && (
        <ConfirmButton {...button} question={confirmReview(title)} onConfirm={() => run(actions.review)}>
          {PANEL_TEXT.review}
        </ConfirmButton>
      )}
      {!isDraft && (
        <RowButton {...button} onClick={() => run(() => actions.feature(!featured))}>
          {featured ? PANEL_TEXT.unfeature : PANEL_TEXT.feature}
        </RowButton>
      )}
      {!isDraft && (
        <RowButton {...button} onClick={() => run(actions.unpublish)}>
          {PANEL_TEXT.unpublish}
        </RowButton>
      )}
      {isReviewed(provenance) && (
        <RowButton {...button} onClick={() => run(actions.unreview)}>
          {PANEL_TEXT.undoReview}
        </RowButton>
      )}
      <ConfirmButton
        {...button}
        className="-ms-3"
        question={confirmTrash(title)}
        onConfirm={() => run(actions.remove)}
      >
        {PANEL_TEXT.delete}
      </ConfirmButton>
    </>
  )
}
