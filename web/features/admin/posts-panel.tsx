import { useQuery } from '@apollo/client/react'
import { Newspaper } from 'lucide-react'
import { useRef, useState } from 'react'
import { DESK_TEXT } from '../../../domain/admin/desk-text.ts'
import { useAsAdmin } from './admin-context.ts'
import { DeskPager } from './desk-pager.tsx'
import { NewPost } from './new-post.tsx'
import { Panel } from './panel.tsx'
import { PostRow } from './post-row.tsx'
import { DeskPostsDocument, type DeskPostsQuery } from './posts-panel.generated.ts'

type DeskPost = DeskPostsQuery['deskPosts']['nodes'][number]

type PostsPanelProps = {
  /** Hears which post has changes that are not saved. */
  onUnsaved: (id: string, isUnsaved: boolean) => void
}

/** All posts, drafts first: write, edit, feature, publish, unpublish, approve, delete. */
export function PostsPanel({ onUnsaved }: PostsPanelProps) {
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useQuery(DeskPostsDocument, {
    variables: { page },
    context: useAsAdmin(),
    fetchPolicy: 'cache-and-network',
  })
  const list = (data ?? previousData)?.deskPosts
  const [open, setOpen] = useState<readonly DeskPost[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
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
      <NewPost onUnsaved={onUnsaved} onCreated={() => setPage(1)} />
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
