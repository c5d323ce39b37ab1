import { Newspaper } from 'lucide-react'
import { useRef, useState } from 'react'
import { PANEL_TEXT, postsFoundText } from '#domain/admin/panel-text.ts'
import { MAX_SEARCH_LENGTH, trimSearch } from '#domain/blog/search-query.ts'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { Rows } from '#web/features/admin/rows.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { urls } from '#web/urls.ts'
import { PostRow } from './post-row.tsx'
import { AdminPostsDocument } from './posts-panel.generated.ts'
import { TrashList } from './trash-list.tsx'

export function PostsPanel() {
  const [page, setPage] = useState(1)
  const [searchText, setSearchText] = useState('')
  const title = trimSearch(searchText)
  const { data, current, panel } = useAdminQuery(AdminPostsDocument, { page, title })
  const list = data?.adminPosts
  const heading = useRef<HTMLHeadingElement>(null)
  const nodes = list?.nodes ?? []

  function search(text: string) {
    setSearchText(text)
    setPage(1)
  }

  return (
    <Panel title={PANEL_TEXT.posts} icon={Newspaper} headingRef={heading} {...panel}>
      <ButtonLink variant="line" size="sm" className="mt-6" href={urls.adminPost('new')}>
        {PANEL_TEXT.newPost}
      </ButtonLink>
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
        {nodes.map((post) => (
          <PostRow key={post.id} post={post} heading={heading} />
        ))}
      </Rows>
      <Pager label={PANEL_TEXT.posts} list={list} onPage={setPage} />
      <TrashList />
    </Panel>
  )
}
