import type { FragmentType, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useFragment } from '@apollo/client/react'
import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { confirmDelete, DESK_DONE, DESK_TEXT, PROVENANCE_TEXT } from '#domain/admin/desk-text.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { keepFocus } from '#web/features/admin/keep-focus.ts'
import { Moment } from '#web/features/admin/moment.tsx'
import { useAct } from '#web/features/admin/use-act.ts'
import type { OnUnsaved } from '#web/features/admin/use-unsaved.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { urls } from '#web/urls.ts'
import { forgetPosts } from './forget-posts.ts'
import { PostEditor } from './post-editor.tsx'
import {
  DeletePostDocument,
  FeaturePostDocument,
  type PostRow_PostFragment,
  PostRow_PostFragmentDoc,
  PublishPostDocument,
  ReviewPostDocument,
  UnpublishPostDocument,
} from './post-row.generated.ts'

type PostRowProps = {
  post: FragmentType<PostRow_PostFragment>
  editing: boolean
  onEdit: (editing: boolean) => void
  onUnsaved: OnUnsaved
  /** Where the focus goes when the post is gone. */
  heading: RefObject<HTMLElement | null>
}

/** One post: what it is, what can be done with it now, and its editor when it is open. */
export function PostRow({ post, editing, onEdit, onUnsaved, heading }: PostRowProps) {
  const { data, complete } = useFragment({
    fragment: PostRow_PostFragmentDoc,
    fragmentName: 'PostRow_post',
    from: post,
  })
  const edit = useRef<HTMLButtonElement>(null)
  const { act, acting } = useAct()
  const { cache } = useApolloClient()
  if (!complete) return null
  const { id, title, status, provenance, aiModel, featured } = data
  const isDraft = status === 'DRAFT'
  const featureLabel = featured ? DESK_TEXT.unfeature : DESK_TEXT.feature
  const unreviewed = provenance === 'MODEL'

  async function run<Variables extends { id: string }>(
    document: TypedDocumentNode<unknown, Variables>,
    variables: Variables,
    done: string,
  ) {
    const outcome = await act(document, variables, done, ['DeskPosts', 'DeskRuns'])
    forgetPosts(cache)
    keepFocus(edit, heading)
    return outcome
  }
  async function remove() {
    const outcome = await run(DeletePostDocument, { id }, DESK_DONE.postDeleted)
    if (!outcome || !('answer' in outcome)) return
    flushSync(() => onEdit(false))
    keepFocus(heading)
  }

  return (
    <li>
      <div>
        <p className="rows__title">{title}</p>
        <p className="rows__meta">
          <b>{isDraft ? DESK_TEXT.draft : DESK_TEXT.published}</b> {featured && <>· {DESK_TEXT.featured} </>}·{' '}
          {data.category} · {data.author} · {DESK_TEXT.lastChanged} <Moment at={data.updatedAt} />
        </p>
        {provenance !== 'PEOPLE' && (
          <p className="rows__meta">
            {PROVENANCE_TEXT[provenance]} ({aiModel})
          </p>
        )}
      </div>
      <div className="rows__acts">
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
            pending={acting}
            onClick={() => run(PublishPostDocument, { id }, DESK_DONE.postPublished)}
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
                  pending={acting}
                  onClick={() => run(ReviewPostDocument, { id }, DESK_DONE.postReviewed)}
                >
                  {DESK_TEXT.review}
                </Button>
              </Tooltip>
            )}
            <Button
              variant="line"
              size="sm"
              aria-label={`${featureLabel}: ${title}`}
              pending={acting}
              onClick={() =>
                run(
                  FeaturePostDocument,
                  { id, featured: !featured },
                  featured ? DESK_DONE.postUnfeatured : DESK_DONE.postFeatured,
                )
              }
            >
              {featureLabel}
            </Button>
            <Button
              variant="line"
              size="sm"
              aria-label={`${DESK_TEXT.unpublish}: ${title}`}
              pending={acting}
              onClick={() => run(UnpublishPostDocument, { id }, DESK_DONE.postUnpublished)}
            >
              {DESK_TEXT.unpublish}
            </Button>
          </>
        )}
        <ConfirmButton about={title} question={confirmDelete(title)} pending={acting} onConfirm={remove}>
          {DESK_TEXT.delete}
        </ConfirmButton>
      </div>
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
    </li>
  )
}
