import type { FragmentType } from '@apollo/client'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { adminFailed, confirmDelete, confirmReview, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { isReviewed, provenanceLabel } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { useFragmentData } from '#web/apollo/use-fragment-data.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { HeldNote } from '#web/features/admin/generation/held-note.tsx'
import { restoreFocus } from '#web/features/admin/restore-focus.ts'
import { Row, RowButton, RowLink, RowMeta } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import type { OnUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
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
  const data = useFragmentData(PostRow_PostFragmentDoc, post)
  const editButton = useRef<HTMLButtonElement>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const reportUnsaved = useCallback<OnUnsaved>(
    (form, unsaved) => {
      setUnsaved(unsaved)
      onUnsaved(form, unsaved)
    },
    [onUnsaved],
  )
  if (!data) return null
  const { id, title } = data

  function closeEditor() {
    flushSync(() => onEdit(false))
    restoreFocus(editButton)
  }
  function handleDeleted() {
    flushSync(() => onEdit(false))
    restoreFocus(heading)
  }

  return (
    <Row
      title={title}
      details={<Details post={data} />}
      actions={
        <>
          <RowButton ref={editButton} about={title} aria-expanded={isEditing} onClick={() => onEdit(true)}>
            {PANEL_TEXT.edit}
          </RowButton>
          <Actions
            post={data}
            isUnsaved={isUnsaved}
            onDone={() => restoreFocus(editButton, heading)}
            onDeleted={handleDeleted}
          />
        </>
      }
    >
      {isEditing && <PostEditor id={id} title={title} onUnsaved={reportUnsaved} onClose={closeEditor} />}
    </Row>
  )
}

function Details({ post }: { post: PostRow_PostFragment }) {
  const label = provenanceLabel(enumValue(post.provenance))
  return (
    <>
      <RowMeta>
        <b>{post.status === 'DRAFT' ? PANEL_TEXT.draft : PANEL_TEXT.published}</b>{' '}
        {post.featured && <>· {PANEL_TEXT.featured} </>}· {post.category} · {post.author} ·{' '}
        {PANEL_TEXT.lastChanged} <Timestamp at={post.updatedAt} />
      </RowMeta>
      {label && (
        <RowMeta>
          {label} ({post.aiModel})
        </RowMeta>
      )}
      {post.heldReason && <HeldNote reason={post.heldReason} />}
    </>
  )
}

type ActionsProps = {
  post: PostRow_PostFragment
  isUnsaved: boolean
  /** Called after every action, because its button may be gone. */
  onDone: () => void
  onDeleted: () => void
}

function Actions({ post, isUnsaved, onDone, onDeleted }: ActionsProps) {
  const { id, title, featured } = post
  const { isPending, ...actions } = usePostActions(id)
  const isDraft = post.status === 'DRAFT'
  const provenance = enumValue(post.provenance)
  const needsReview = provenance !== 'people' && !isReviewed(provenance)
  const button = { about: title, pending: isPending }

  async function run(action: () => ReturnType<typeof actions.remove | typeof actions.publish>) {
    const { rejection } = await action()
    onDone()
    return rejection === null
  }
  /** Only what is saved can be published, so the form must not show another text. */
  function runSaved(action: Parameters<typeof run>[0]) {
    if (isUnsaved) showToast(adminFailed(PANEL_TEXT.saveFirst))
    else run(action)
  }
  const publish = () => runSaved(() => actions.publish(needsReview))

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
      {!isDraft && (
        <RowLink about={title} href={urls.post(post.slug)}>
          {PANEL_TEXT.view}
        </RowLink>
      )}
      {!isDraft && needsReview && (
        <ConfirmButton {...button} question={confirmReview(title)} onConfirm={() => runSaved(actions.review)}>
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
        question={confirmDelete(title)}
        onConfirm={async () => (await run(actions.remove)) && onDeleted()}
      >
        {PANEL_TEXT.delete}
      </ConfirmButton>
    </>
  )
}
