import { createContext, type ReactNode } from 'react'
import { listProvenance } from '#domain/blog/provenance.ts'
import { type ListedCover, listCovers } from '#domain/drawing/cover-kind.ts'
import { enumValue } from '#domain/enum-names.ts'
import type { PostCard_PostFragment } from './post-card.generated.ts'

type Listed = Pick<PostCard_PostFragment, 'slug' | 'tags' | 'coverVariant'>

/** `covers` are by slug. `isLabeled` is whether the list says how its articles were written. */
export const PostListContext = createContext<{
  covers: ReadonlyMap<string, ListedCover>
  isLabeled: boolean
}>({
  covers: new Map(),
  isLabeled: false,
})

export type PostListProps = {
  posts: readonly (Listed & Pick<PostCard_PostFragment, 'provenance'>)[]
  /** An article above the list, whose cover does not return in it. */
  article?: Listed | null
  children: ReactNode
}

/** What articles next to each other have in common: no two covers alike, and one line if all have the same origin. */
export function PostList({ posts, article, children }: PostListProps) {
  const label = listProvenance(posts.map(({ provenance }) => enumValue(provenance)))
  const covers = listCovers(article ? [article, ...posts] : posts)
  return (
    <PostListContext value={{ covers, isLabeled: label !== null }}>
      {children}
      {label && <p className="mt-8 measure-66 text-ink-mute text-sm/[1.45]">{label}</p>}
    </PostListContext>
  )
}
