import type { FragmentType } from '@apollo/client'
import { useApolloClient, useFragment } from '@apollo/client/react'
import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { confirmDelete, DESK_TEXT } from '#domain/admin/desk-text.ts'
import { provenanceLabel } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { HeldNote } from '#web/features/admin/held-note.tsx'
import { restoreFocus } from '#web/features/admin/restore-focus.ts'
import { Row, RowMeta } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import { evictPosts } from '#web/features/admin/update-cache.ts'
import type { OnUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
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
  if (!complete) return null
  const { id, title, status, provenance, aiModel, featured } = data
  const isDraft = status === 'DRAFT'
  const featureLabel = featured ? DESK_TEXT.unfeature : DESK_TEXT.feature
  const label = provenanceLabel(enumValue(provenance))
  const isUnreviewed = label !== null && provenance !== 'MODEL_REVIEWED'

  async function run(action: Promise<unknown>) {
    await action
    restoreFocus(editButton, heading)
  }
  async function remove() {
    const { rejection } = await actions.remove(id)
    restoreFocus(editButton, heading)
    if (rejection) return
    flushSync(() => onEdit(false))
    restoreFocus(heading)
  }

  return (
    <Row
      title={title}
      details={
        <>
          <RowMeta>
            <b>{isDraft ? DESK_TEXT.draft : DESK_TEXT.published}</b>{' '}
            {featured && <>· {DESK_TEXT.featured} </>}· {data.category} · {data.author} ·{' '}
            {DESK_TEXT.lastChanged} <Timestamp at={data.updatedAt} />
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
          <Button
            ref={editButton}
            variant="line"
            size="sm"
            aria-label={`${DESK_TEXT.edit}: ${title}`}
            aria-expanded={isEditing}
            onClick={() => onEdit(true)}
          >
            {DESK_TEXT.edit}
          </Button>
          {isDraft && isUnreviewed ? (
            <Tooltip text={DESK_TEXT.reviewHint}>
              <Button
                variant="line"
                size="sm"
                aria-label={`${DESK_TEXT.approve}: ${title}`}
                pending={isPending}
                onClick={() => run(actions.publish(id, true))}
              >
                {DESK_TEXT.approve}
              </Button>
            </Tooltip>
          ) : isDraft ? (
            <Button
              variant="line"
              size="sm"
              aria-label={`${DESK_TEXT.publish}: ${title}`}
              pending={isPending}
              onClick={() => run(actions.publish(id, false))}
            >
              {DESK_TEXT.publish}
            </Button>
          ) : (
            <>
              <ButtonLink
                variant="line"
                size="sm"
                href={urls.post(data.slug)}
                aria-label={`${DESK_TEXT.view}: ${title}`}
              >
                {DESK_TEXT.view}
              </ButtonLink>
              {isUnreviewed && (
                <Tooltip text={DESK_TEXT.reviewHint}>
                  <Button
                    variant="line"
                    size="sm"
                    aria-label={`${DESK_TEXT.review}: ${title}`}
                    pending={isPending}
                    onClick={() => run(actions.review(id))}
                  >
                    {DESK_TEXT.review}
                  </Button>
                </Tooltip>
              )}
              <Button
                variant="line"
                size="sm"
                aria-label={`${featureLabel}: ${title}`}
                pending={isPending}
                onClick={() => run(actions.feature(id, !featured))}
              >
                {featureLabel}
              </Button>
              <Button
                variant="line"
                size="sm"
                aria-label={`${DESK_TEXT.unpublish}: ${title}`}
                pending={isPending}
                onClick={() => run(actions.unpublish(id))}
              >
                {DESK_TEXT.unpublish}
              </Button>
            </>
          )}
          <ConfirmButton
            className="-ms-3"
            about={title}
            question={confirmDelete(title)}
            pending={isPending}
            onConfirm={remove}
          >
            {DESK_TEXT.delete}
          </ConfirmButton>
        </>
      }
    >
      {isEditing && (
        <PostEditor
          id={id}
          title={title}
          onUnsaved={onUnsaved}
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
