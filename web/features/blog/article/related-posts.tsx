import { useQuery } from '@apollo/client/react'
import { RELATED_COUNT } from '#domain/blog/limits.ts'
import { POST_TEXT } from '#domain/blog/messages.ts'
import { Section } from '#web/layout/section.tsx'
import { PostList } from '../post-list.tsx'
import { PostRow } from '../post-row.tsx'
import { RelatedPostsDocument } from './related-posts.generated.ts'

/** A separate query, so that the page works without it (spec §8). */
export function RelatedPosts({ slug }: { slug: string }) {
  const { data } = useQuery(RelatedPostsDocument, { variables: { slug }, context: { ssrOptional: true } })
  const posts = data?.post?.relatedPosts ?? []
  if (posts.length === 0) return null
  return (
    <Section sunk title={POST_TEXT.related} className="print:hidden">
      <PostList posts={posts.slice(0, RELATED_COUNT)} article={data?.post ?? null}>
        <PostRow posts={posts.slice(0, RELATED_COUNT)} />
      </PostList>
    </Section>
  )
}
