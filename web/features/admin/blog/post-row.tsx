import type { FragmentType } from '@apollo/client'
import { useApolloClient, useFragment } from '@apollo/client/react'
import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { confirmDelete, DESK_TEXT, PROVENANCE_TEXT } from '#domain/admin/desk-text.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { keepFocus } from '#web/features/admin/keep-focus.ts'
import { Moment } from '#web/features/admin/moment.tsx'
import { forgetPosts } from '#web/features/admin/refetch.ts'
import { Row, RowMeta } from '#web/features/admin/rows.tsx'
import type { OnUnsaved } from '#web/features/admin/use-unsaved.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { urls } from '#web/urls.ts'
import { PostEditor } from './post-editor.tsx'
import { type PostRow_PostFragment, PostRow_PostFragmentDoc } from './post-row.generated.ts'
import { usePostActions } from './use-post-actions.ts'

type PostRowProps = {
  post: FragmentType<PostRow_PostFragment>
  editing: boolean
  onEdit: (editing: boolean) => void
  onUnsaved: OnUnsaved
  /** Gets the focus after the post was deleted. */
  heading: RefObject<HTMLElement | null>
}

export function PostRow({ post, editing, onEdit, onUnsaved, heading }: PostRowProps) {
  const { data, complete } = useFragment({
    fragment: PostRow_PostFragmentDoc,
    fragmentName: 'PostRow_post',
    from: post,
  })
  const edit = useRef<HTMLButtonElement>(null)
  const { isPending, ...actions } = usePostActions()
  const { cache } = useApolloClient()
  if (!complete) return null
  const { id, title, status, provenance, aiModel, featured } = data
  const isDraft = status === 'DRAFT'
  const featureLabel = featured ? DESK_TEXT.unfeature : DESK_TEXT.feature
  const unreviewed = provenance === 'MODEL'

  async function run(action: Promise<unknown>) {
    await action
    keepFocus(edit, heading)
  }
  async function remove() {
    const { rejection } = await actions.remove(id)
    keepFocus(edit, heading)
    if (rejection) return
    flushSync(() => onEdit(false))
    keepFocus(heading)
  }

  return (
    <Row
      title={title}
      details={
        <>
          <RowMeta>
            <b>{isDraft ? DESK_TEXT.draft : DESK_TEXT.published}</b>{' '}
            {featured && <>· {DESK_TEXT.featured} </>}· {data.category} · {data.author} ·{' '}
            {DESK_TEXT.lastChanged} <Moment at={data.updatedAt} />
          </RowMeta>
          {provenance !== 'PEOPLE' && (
            <RowMeta>
              {PROVENANCE_TEXT[provenance]} ({aiModel})
            </RowMeta>
          )}
        </>
      }
      actions={
        <>
          <Button
            ref={edit}
            variant="line"
            size="sm"
            aria-label={`${DESK_TEXT.edit}: ${title}`}
            aria-expanded={editing}
            onClick={() => onEdit(true)}
          >
            {DESK_TEXT.edit}
          </Button>
          {isDraft ? (
            <Button
              variant="line"
              size="sm"
              aria-label={`${unreviewed ? DESK_TEXT.approve : DESK_TEXT.publish}: ${title}`}
              pending={isPending}
              onClick={() => run(actions.publish(id))}
            >
              {unreviewed ? DESK_TEXT.approve : DESK_TEXT.publish}
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
              {unreviewed && (
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
      {editing && (
        <PostEditor
          id={id}
          title={title}
          onUnsaved={onUnsaved}
          onClose={() => {
            flushSync(() => onEdit(false))
            forgetPosts(cache)
            keepFocus(edit)
          }}
        />
      )}
    </Row>
  )
}
