import { useState } from 'react'
import { CATEGORIES, findCategory } from '#domain/blog/categories.ts'
import { coverSeed } from '#domain/blog/cover-seed.ts'
import { srcSetOf } from '#domain/images/image-path.ts'
import { Cover, CoverFrame, type CoverProps } from '#web/figures/cover.tsx'

export type PostCoverProps = Pick<CoverProps, 'slug' | 'shape' | 'href'> & {
  category: string
  featuredImage: string | null
  /** Another drawing than that of the slug. */
  coverVariant: number
  /** Only where the picture is part of the content, not next to its title in a list. */
  alt?: string
}

export function PostCover({
  slug,
  category,
  featuredImage,
  coverVariant,
  alt = '',
  ...frame
}: PostCoverProps) {
  const [failedImage, setFailedImage] = useState<string>()
  // Covers on other hosts are not loaded, because no page of this site sends requests to another host.
  if (!featuredImage?.startsWith('/') || featuredImage === failedImage) {
    return (
      <Cover
        slug={coverSeed(slug, coverVariant)}
        category={findCategory(category) ?? CATEGORIES[0]}
        {...frame}
      />
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
