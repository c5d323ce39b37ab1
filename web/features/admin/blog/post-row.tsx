import type { FragmentType } from '@apollo/client'
import { useApolloClient, useFragment } from '@apollo/client/react'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { adminFailed, confirmDelete, confirmReview, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { isReviewed, provenanceLabel } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { HeldNote } from '#web/features/admin/held-note.tsx'
import { restoreFocus } from '#web/features/admin/restore-focus.ts'
import { Row, RowButton, RowMeta } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import { evictPosts } from '#web/features/admin/update-cache.ts'
import type { OnUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { urls } from '#web/urls.ts'
import { PostEditor } from './post-editor.tsx'
import { type PostRow_PostFragment, PostRow_PostFragmentDoc } from './post-row.generated.ts'
import { usePostActions } from './use-post-actions.ts'

type PostRowProps = {
  post: FragmentType<PostRow_PostFragment>
  isEditing: boolean
  onEdit: (editing: boolean) => void
  onUnsaved: OnUnsaved
  /** Gets the focus after the post was deleted. */
  heading: RefObject<HTMLElement | null>
}

export function PostRow({ post, isEditing, onEdit, onUnsaved, heading }: PostRowProps) {
  const { data, complete } = useFragment({
    fragment: PostRow_PostFragmentDoc,
    fragmentName: 'PostRow_post',
    from: post,
  })
  const editButton = useRef<HTMLButtonElement>(null)
  const { isPending, ...actions } = usePostActions()
  const { cache } = useApolloClient()
  const [isUnsaved, setUnsaved] = useState(false)
  const reportUnsaved = useCallback<OnUnsaved>(
    (form, unsaved) => {
      setUnsaved(unsaved)
      onUnsaved(form, unsaved)
    },
    [onUnsaved],
  )
  if (!complete) return null
  const { id, title, status, aiModel, featured } = data
  const isDraft = status === 'DRAFT'
  const provenance = enumValue(data.provenance)
  const label = provenanceLabel(provenance)
  const needsReview = label !== null && !isReviewed(provenance)

  async function run(action: Promise<unknown>) {
    await action
    restoreFocus(editButton, heading)
  }
  /** Only what is saved can be published, so the form must not show another text. */
  function runSaved(action: () => Promise<unknown>) {
    if (isUnsaved) showToast(adminFailed(PANEL_TEXT.saveFirst))
    else run(action())
  }
  async function remove() {
    const { rejection } = await actions.remove(id)
    restoreFocus(editButton, heading)
    if (rejection) return
    flushSync(() => onEdit(false))
    restoreFocus(heading)
  }

  const publishButton = (text: string) => (
    <RowButton
      about={title}
      pending={isPending}
      onClick={() => runSaved(() => actions.publish(id, needsReview))}
    >
      {text}
    </RowButton>
  )

  return (
    <Row
      title={title}
      details={
        <>
          <RowMeta>
            <b>{isDraft ? PANEL_TEXT.draft : PANEL_TEXT.published}</b>{' '}
            {featured && <>· {PANEL_TEXT.featured} </>}· {data.category} · {data.author} ·{' '}
            {PANEL_TEXT.lastChanged} <Timestamp at={data.updatedAt} />
          </RowMeta>
          {label && (
            <RowMeta>
              {label} ({aiModel})
            </RowMeta>
          )}
          {data.heldReason && <HeldNote reason={data.heldReason} />}
        </>
      }
      actions={
        <>
          <RowButton ref={editButton} about={title} aria-expanded={isEditing} onClick={() => onEdit(true)}>
            {PANEL_TEXT.edit}
          </RowButton>
          {isDraft ? (
            needsReview ? (
              <Tooltip text={PANEL_TEXT.reviewHint}>{publishButton(PANEL_TEXT.approve)}</Tooltip>
            ) : (
              publishButton(PANEL_TEXT.publish)
            )
          ) : (
            <>
              <ButtonLink
                variant="line"
                size="sm"
                href={urls.post(data.slug)}
                aria-label={`${PANEL_TEXT.view}: ${title}`}
              >
                {PANEL_TEXT.view}
              </ButtonLink>
              {needsReview && (
                <ConfirmButton
                  about={title}
                  question={confirmReview(title)}
                  pending={isPending}
                  onConfirm={() => runSaved(() => actions.review(id))}
                >
                  {PANEL_TEXT.review}
                </ConfirmButton>
              )}
              <RowButton
                about={title}
                pending={isPending}
                onClick={() => run(actions.feature(id, !featured))}
              >
                {featured ? PANEL_TEXT.unfeature : PANEL_TEXT.feature}
              </RowButton>
              <RowButton about={title} pending={isPending} onClick={() => run(actions.unpublish(id))}>
                {PANEL_TEXT.unpublish}
              </RowButton>
            </>
          )}
          {isReviewed(provenance) && (
            <RowButton about={title} pending={isPending} onClick={() => run(actions.unreview(id))}>
              {PANEL_TEXT.undoReview}
            </RowButton>
          )}
          <ConfirmButton
            className="-ms-3"
            about={title}
            question={confirmDelete(title)}
            pending={isPending}
            onConfirm={remove}
          >
            {PANEL_TEXT.delete}
          </ConfirmButton>
        </>
      }
    >
      {isEditing && (
        <PostEditor
          id={id}
          title={title}
          onUnsaved={reportUnsaved}
          onClose={() => {
            flushSync(() => onEdit(false))
            evictPosts(cache)
            restoreFocus(editButton)
          }}
        />
      )}
    </Row>
  )
}
