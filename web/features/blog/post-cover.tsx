import { useContext, useState } from 'react'
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
  const { kinds } = useContext(PostListContext)
  const [failedImage, setFailedImage] = useState<string>()
  // Covers on other hosts are not loaded, because no page of this site sends requests to another host.
  if (!featuredImage?.startsWith('/') || featuredImage === failedImage) {
    return (
      <Cover slug={coverSeed(slug, post.coverVariant)} kind={kinds.get(slug) ?? coverKind(post)} {...frame} />
    )
  }
  return (
    <CoverFrame {...frame} isDescribed={alt !== ''}>
      <img
        className="size-full object-cover"
        ref={reloadIfFailed}
        src={featuredImage}
        alt={alt}
        srcSet={srcSetOf(featuredImage) ?? undefined}
        sizes="(min-width: 60rem) 36rem, 92vw"
        loading="lazy"
        width="800"
        height="500"
        onError={() => setFailedImage(featuredImage)}
      />
    </CoverFrame>
  )
}

/** An image that failed before hydration has already fired its error event. Loading it again fires another. */
function reloadIfFailed(image: HTMLImageElement | null) {
  if (image?.complete && image.naturalWidth === 0) {
    image.setAttribute('src', image.getAttribute('src') ?? '')
  }
}
