import { useContext, useState } from 'react'
import { coverKind } from '#domain/drawing/cover.ts'
import { Cover, CoverFrame, type CoverProps } from '#web/figures/cover.tsx'
import { PostListContext } from './post-list.tsx'

export type PostCoverProps = Pick<CoverProps, 'slug' | 'shape' | 'href'> & {
  tags: readonly string[]
  featuredImage: string | null
}

export function PostCover({ slug, tags, featuredImage, ...frame }: PostCoverProps) {
  const { kinds } = useContext(PostListContext)
  const [failedImage, setFailedImage] = useState<string>()
  // Covers on other hosts are not loaded, because no page of this site sends requests to another host.
  if (!featuredImage?.startsWith('/') || featuredImage === failedImage) {
    return <Cover slug={slug} kind={kinds.get(slug) ?? coverKind({ slug, tags })} {...frame} />
  }
  return (
    <CoverFrame {...frame}>
      <img
        className="size-full object-cover"
        ref={reloadIfFailed}
        src={featuredImage}
        alt=""
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
