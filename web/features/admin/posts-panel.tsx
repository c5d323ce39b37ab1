import type { FragmentType, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useFragment, useQuery } from '@apollo/client/react'
import { Newspaper } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { confirmDelete, DESK_TEXT, PROVENANCE_TEXT } from '../../../domain/admin/desk-text.ts'
import { Button } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { urls } from '../../urls.ts'
import { useAsAdmin } from './admin-context.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { DeskPager } from './desk-pager.tsx'
import { keepFocus } from './keep-focus.ts'
import { Moment } from './moment.tsx'
import { Panel } from './panel.tsx'
import { PostEditor } from './post-editor.tsx'
import {
  DeletePostDocument,
  type DeskPost_PostFragment,
  DeskPost_PostFragmentDoc,
  DeskPostsDocument,
  type DeskPostsQuery,
  PublishPostDocument,
  ReviewPostDocument,
  UnpublishPostDocument,
} from './posts-panel.generated.ts'
import { useAct } from './use-act.ts'
import { useUnsaved } from './use-unsaved.ts'

type DeskPost = DeskPostsQuery['deskPosts']['nodes'][number]

/** All posts, drafts first: edit, publish, unpublish, approve, delete. */
export function PostsPanel() {
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useQuery(DeskPostsDocument, {
    variables: { page },
    context: useAsAdmin(),
    fetchPolicy: 'cache-and-network',
  })
  const list = (data ?? previousData)?.deskPosts
  const [open, setOpen] = useState<readonly DeskPost[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const onUnsaved = useUnsaved()
  const nodes = list?.nodes ?? []
  // An open form stays, whatever the list holds by now: somebody is typing in it.
  const elsewhere = open.filter((post) => !nodes.some(({ id }) => id === post.id))
  return (
    <Panel
      title={DESK_TEXT.posts}
      icon={Newspaper}
      loaded={Boolean(list)}
      failed={Boolean(error)}
      onRetry={() => refetch()}
      headingRef={heading}
    >
      {list?.totalCount === 0 && <p className="desk__lead">{DESK_TEXT.noPosts}</p>}
      <ul className="rows">
        {[...elsewhere, ...nodes].map((post) => (
          <PostRow
            key={post.id}
            post={post}
            editing={open.some(({ id }) => id === post.id)}
            onEdit={(editing) =>
              setOpen((before) => [...before.filter(({ id }) => id !== post.id), ...(editing ? [post] : [])])
            }
            onUnsaved={onUnsaved}
            heading={heading}
          />
        ))}
      </ul>
      {list && (
        <DeskPager label={DESK_TEXT.posts} page={list.page} pageCount={list.pageCount} onPage={setPage} />
      )}
    </Panel>
  )
}

function PostRow({
  post,
  editing,
  onEdit,
  onUnsaved,
  heading,
}: {
  post: FragmentType<DeskPost_PostFragment>
  editing: boolean
  onEdit: (editing: boolean) => void
  onUnsaved: (id: string, isUnsaved: boolean) => void
  /** Where the focus goes when the post is gone. */
  heading: RefObject<HTMLElement | null>
}) {
  const { data, complete } = useFragment({
    fragment: DeskPost_PostFragmentDoc,
    fragmentName: 'DeskPost_post',
    from: post,
  })
  const edit = useRef<HTMLButtonElement>(null)
  const { act, acting } = useAct()
  const changed = usePublicPosts()
  if (!complete) return null
  const { id, title, status, provenance, aiModel } = data
  const isDraft = status === 'DRAFT'
  const unreviewed = provenance === 'MODEL'

  async function run(document: TypedDocumentNode<unknown, { id: string }>, done: string) {
    const outcome = await act(document, { id }, done, ['DeskPosts'])
    changed()
    keepFocus(edit, heading)
    return outcome
  }
  async function remove() {
    const outcome = await run(DeletePostDocument, 'Post deleted')
    if (!outcome || !('answer' in outcome)) return
    flushSync(() => onEdit(false))
    keepFocus(heading)
  }

  return (
    <li>
      <div>
        <p className="rows__title">{title}</p>
        <p className="rows__meta">
          <b>{isDraft ? DESK_TEXT.draft : DESK_TEXT.published}</b> · {data.category} · {data.author} ·{' '}
          {DESK_TEXT.lastChanged} <Moment at={data.updatedAt} />
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
            onClick={() => run(PublishPostDocument, 'Post published')}
          >
            {unreviewed ? DESK_TEXT.approve : DESK_TEXT.publish}
          </Button>
        ) : (
          <>
            <Link
              className="btn btn--line btn--sm"
              to={urls.post(data.slug)}
              aria-label={`${DESK_TEXT.view}: ${title}`}
            >
              {DESK_TEXT.view}
            </Link>
            {unreviewed && (
              <Tooltip text={DESK_TEXT.reviewHint}>
                <Button
                  variant="line"
                  size="sm"
                  aria-label={`${DESK_TEXT.review}: ${title}`}
                  pending={acting}
                  onClick={() => run(ReviewPostDocument, 'Marked as reviewed')}
                >
                  {DESK_TEXT.review}
                </Button>
              </Tooltip>
            )}
            <Button
              variant="line"
              size="sm"
              aria-label={`${DESK_TEXT.unpublish}: ${title}`}
              pending={acting}
              onClick={() => run(UnpublishPostDocument, 'Post unpublished')}
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
            changed()
            keepFocus(edit)
          }}
        />
      )}
    </li>
  )
}

/** What other pages of the site remember of posts is forgotten after a change. */
function usePublicPosts() {
  const { cache } = useApolloClient()
  return () => {
    for (const fieldName of ['posts', 'featuredPosts', 'categories', 'tags', 'post']) {
      cache.evict({ id: 'ROOT_QUERY', fieldName })
    }
  }
}
