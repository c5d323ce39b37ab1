import type { PostCard_PostFragment } from './post-card.generated.ts'
import { PostCard } from './post-card.tsx'

export type PostRowProps = { posts: readonly PostCard_PostFragment[] }

export function PostRow({ posts }: PostRowProps) {
  return (
    <div className="mt-[clamp(2.5rem,4vw,4rem)] grid gap-x-8 gap-y-10 tablet:grid-cols-3">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} isCompact />
      ))}
    </div>
  )
}
