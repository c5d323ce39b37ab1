import { useContext } from 'react'
import { coverSeed } from '#domain/blog/cover-seed.ts'
import { coverKind } from '#domain/drawing/cover-kind.ts'
import { srcSetOf } from '#domain/images/image-path.ts'
import { Cover, CoverFrame, type CoverProps } from '#web/figures/cover.tsx'
import type { PostCard_PostFragment } from './post-card.generated.ts'
import { PostListContext } from './post-list.tsx'

export type PostCoverProps = Pick<CoverProps, 'shape' | 'href'> & {
  post: Pick<PostCard_PostFragment, 'slug' | 'tags' | 'featuredImage' | 'coverVariant'>
  /** Only where the picture is part of the content, not next to its title in a list. */
  alt?: string
}

export function PostCover({ post, alt = '', ...frame }: PostCoverProps) {
  const { slug, featuredImage } = post
  const { covers } = useContext(PostListContext)
  // Covers on other hosts are not loaded, because no page of this site sends requests to another host.
  if (!featuredImage?.startsWith('/')) {
    const listed = covers.get(slug) ?? { kind: coverKind(post) }
    return <Cover slug={coverSeed(slug, post.coverVariant)} {...listed} {...frame} />
  }
  return (
    <CoverFrame {...frame} isDescribed={alt !== ''}>
      <img
        className="size-full object-cover"
        src={featuredImage}
        alt={alt}
        srcSet={srcSetOf(featuredImage) ?? undefined}
        sizes="(min-width: 60rem) 36rem, 92vw"
        loading="lazy"
        width="800"
        height="500"
      />
    </CoverFrame>
  )
}
