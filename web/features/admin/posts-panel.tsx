import type { FragmentType, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useFragment, useQuery } from '@apollo/client/react'
import { Newspaper } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { confirmDelete, DESK_TEXT, PROVENANCE_TEXT } from '../../../domain/admin/desk-text.ts'
import { Button } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { urls } from '../../urls.ts'
import { useAsAdmin } from './admin-context.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { DeskPager } from './desk-pager.tsx'
import { Moment } from './moment.tsx'
import { Panel } from './panel.tsx'
import { PostEditor } from './post-editor.tsx'
import {
  DeletePostDocument,
  type DeskPost_PostFragment,
  DeskPost_PostFragmentDoc,
  DeskPostsDocument,
  PublishPostDocument,
  ReviewPostDocument,
  UnpublishPostDocument,
} from './posts-panel.generated.ts'
import { useAct } from './use-act.ts'

/** All posts, drafts first: edit, publish, unpublish, approve, delete. */
export function PostsPanel() {
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useQuery(DeskPostsDocument, {
    variables: { page },
    context: useAsAdmin(),
  })
  const list = (data ?? previousData)?.deskPosts
  return (
    <Panel
      title={DESK_TEXT.posts}
      icon={Newspaper}
      loaded={Boolean(list)}
      failed={Boolean(error)}
      onRetry={() => refetch()}
    >
      {list?.totalCount === 0 && <p className="desk__lead">{DESK_TEXT.noPosts}</p>}
      <ul className="rows">
        {list?.nodes.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </ul>
      {list && (
        <DeskPager label={DESK_TEXT.posts} page={list.page} pageCount={list.pageCount} onPage={setPage} />
      )}
    </Panel>
  )
}

function PostRow({ post }: { post: FragmentType<DeskPost_PostFragment> }) {
  const { data, complete } = useFragment({
    fragment: DeskPost_PostFragmentDoc,
    fragmentName: 'DeskPost_post',
    from: post,
  })
  const [editing, setEditing] = useState(false)
  const { act, acting } = useAct()
  const changed = usePublicPosts()
  if (!complete) return null
  const { id, title, status, provenance, aiModel } = data
  const isDraft = status === 'DRAFT'
  const unreviewed = provenance === 'MODEL'

  async function run(document: TypedDocumentNode<unknown, { id: string }>, done: string) {
    await act(document, { id }, done, ['DeskPosts'])
    changed()
  }

  return (
    <li>
      <div>
        <p className="rows__title">{title}</p>
        <p className="rows__meta">
          <b>{isDraft ? DESK_TEXT.draft : DESK_TEXT.published}</b> · {data.category} · {data.author} ·{' '}
          <Moment at={data.updatedAt} />
        </p>
        {provenance !== 'PEOPLE' && (
          <p className="rows__meta">
            {PROVENANCE_TEXT[provenance]} ({aiModel})
          </p>
        )}
      </div>
      <div className="rows__acts">
        <Button
          variant="line"
          size="sm"
          aria-label={`${DESK_TEXT.edit}: ${title}`}
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
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
        <ConfirmButton
          about={title}
          question={confirmDelete(title)}
          pending={acting}
          onConfirm={() => run(DeletePostDocument, 'Post deleted')}
        >
          {DESK_TEXT.delete}
        </ConfirmButton>
      </div>
      {editing && (
        <PostEditor
          id={id}
          title={title}
          onClose={() => {
            setEditing(false)
            changed()
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
