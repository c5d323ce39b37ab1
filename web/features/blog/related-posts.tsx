import { useQuery } from '@apollo/client/react'
import { RELATED_COUNT } from '#domain/blog/limits.ts'
import { POST_TEXT } from '#domain/blog/messages.ts'
import { Section } from '#web/layout/section.tsx'
import { PostCard } from './post-card.tsx'
import { RelatedPostsDocument } from './related-posts.generated.ts'

/** More of the same category. A request of its own: when it fails there are simply none, on the server too (Spec §8). */
export function RelatedPosts({ slug }: { slug: string }) {
  const { data } = useQuery(RelatedPostsDocument, { variables: { slug }, context: { spared: true } })
  const posts = data?.post?.relatedPosts ?? []
  if (posts.length === 0) return null
  return (
    <Section sunk title={POST_TEXT.related} className="related">
      <div className="thirds">
        {posts.slice(0, RELATED_COUNT).map((post) => (
          <PostCard key={post.id} post={post} short />
        ))}
      </div>
    </Section>
  )
}
