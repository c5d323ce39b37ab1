import { Newspaper } from 'lucide-react'
import { useRef, useState } from 'react'
import { PANEL_TEXT, postsFoundText } from '#domain/admin/panel-text.ts'
import { MAX_SEARCH_LENGTH, trimSearch } from '#domain/blog/search-query.ts'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { Rows } from '#web/features/admin/rows.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import type { OnUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { NewPost } from './new-post.tsx'
import { PostRow } from './post-row.tsx'
import { AdminPostsDocument, type AdminPostsQuery } from './posts-panel.generated.ts'

type AdminPost = AdminPostsQuery['adminPosts']['nodes'][number]

export function PostsPanel({ onUnsaved }: { onUnsaved: OnUnsaved }) {
  const [page, setPage] = useState(1)
  const [searchText, setSearchText] = useState('')
  const title = trimSearch(searchText)
  const { data, current, panel } = useAdminQuery(AdminPostsDocument, { page, title })
  const list = data?.adminPosts
  const [openPosts, setOpenPosts] = useState<readonly AdminPost[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const nodes = list?.nodes ?? []
  // Keep an open form when its post leaves the list, because an editor may be typing in it.
  const offPagePosts = openPosts.filter((post) => !nodes.some(({ id }) => id === post.id))

  function search(text: string) {
    setSearchText(text)
    setPage(1)
  }

  return (
    <Panel title={PANEL_TEXT.posts} icon={Newspaper} headingRef={heading} {...panel}>
      <NewPost onUnsaved={onUnsaved} onCreated={() => search('')} />
      {(title || !current || current.adminPosts.pageCount > 1) && (
        <div className="mt-8 max-w-panel">
          <Field label={PANEL_TEXT.findPost}>
            <Input
              type="search"
              maxLength={MAX_SEARCH_LENGTH}
              value={searchText}
              onChange={(event) => search(event.target.value)}
            />
          </Field>
        </div>
      )}
      <p role="status" className="mt-3 measure-60">
        {current && title && postsFoundText(current.adminPosts.totalCount)}
      </p>
      {list?.totalCount === 0 && !title && <Lead>{PANEL_TEXT.noPosts}</Lead>}
      <Rows>
        {[...offPagePosts, ...nodes].map((post) => (
          <PostRow
            key={post.id}
            post={post}
            isEditing={openPosts.some(({ id }) => id === post.id)}
            onEdit={(editing) =>
              setOpenPosts((before) => [
                ...before.filter(({ id }) => id !== post.id),
                ...(editing ? [post] : []),
              ])
            }
            onUnsaved={onUnsaved}
            heading={heading}
          />
        ))}
      </Rows>
      <Pager label={PANEL_TEXT.posts} list={list} onPage={setPage} />
    </Panel>
  )
}
