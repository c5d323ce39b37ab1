import {
  AdminPostSourceDocument,
  AdminPostStateDocument,
  type PostSource_PostFragment,
} from '#web/features/admin/blog/post-page.generated.ts'
import { BodyPreviewDocument } from '#web/features/admin/blog/post-reading.generated.ts'
import type { PostRow_PostFragment } from '#web/features/admin/blog/post-row.generated.ts'
import { AdminPostsDocument } from '#web/features/admin/blog/posts-panel.generated.ts'
import { PostChecksDocument } from '#web/features/admin/blog/publishing/post-checks.generated.ts'
import { serveAdmin } from './admin.tsx'
import type { PartialResult } from './schema.ts'
import { serve } from './serve.ts'

type Row = PartialResult<PostRow_PostFragment>

/** Written by people and published. */
export const aRow = (number: number, change: Row = {}): Row => ({
  id: `post-${number}`,
  slug: `the-post-${number}`,
  title: `Post ${number}`,
  status: 'PUBLISHED',
  provenance: 'PEOPLE',
  featured: false,
  aiModel: null,
  heldReason: null,
  publishAt: null,
  publishMissed: false,
  previewExpiresAt: null,
  reviewedBy: null,
  revision: 'first',
  correction: null,
  ...change,
})

/** Two pages. Post 2 is on the second. */
export const servePosts = (...nodes: Row[]) =>
  serve(AdminPostsDocument, ({ page }) => ({
    adminPosts: { totalCount: 2, pageCount: 2, page, nodes: page === 1 ? nodes : [aRow(2)] },
  }))

export const serveSource = (change: PartialResult<PostSource_PostFragment> = {}) =>
  serve(AdminPostSourceDocument, {
    adminPost: {
      id: 'post-1',
      title: 'Post 1',
      excerpt: 'An excerpt.',
      source: '<p>The body.</p>',
      category: 'Civil Discourse',
      tags: ['town'],
      author: 'Ada',
      featuredImage: null,
      featuredImageAlt: '',
      featuredImageCredit: '',
      coverVariant: 0,
      slug: 'the-post-1',
      revision: 'first',
      ...change,
    },
  })

/** What the page of the post shows but its text. */
export const serveState = (post: Row) => serve(AdminPostStateDocument, { adminPost: post })

export function serveBlogAdmin(): void {
  serveAdmin()
  servePosts(aRow(1))
  serveSource()
  serveState(aRow(1))
  serve(PostChecksDocument, { postChecks: [] })
  serve(BodyPreviewDocument, { bodyPreview: '<p>The body.</p>' })
}
