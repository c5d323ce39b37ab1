import { useState } from 'react'
import { Link } from 'react-router-dom'
import { CATEGORIES, findCategory } from '#domain/blog/categories.ts'
import { Cover } from '#web/figures/cover.tsx'

export type PostCoverProps = {
  slug: string
  category: string
  featuredImage: string | null
  /** Makes the picture a second way to the article, for the pointer only. */
  href?: string
}

/** The picture of a post: the one chosen for it when this site has it, else the cover drawn from its slug. */
export function PostCover({ slug, category, featuredImage, href }: PostCoverProps) {
  const [missing, setMissing] = useState<string>()
  // Pictures of other hosts are not loaded: no page of this site asks another host for anything.
  if (!featuredImage?.startsWith('/') || featuredImage === missing) {
    return <Cover slug={slug} category={findCategory(category) ?? CATEGORIES[0]} href={href} />
  }
  const picture = (
    <img
      ref={askAgain}
      src={featuredImage}
      alt=""
      loading="lazy"
      width="800"
      height="500"
      onError={() => setMissing(featuredImage)}
    />
  )
  return href === undefined ? (
    <div className="cov">{picture}</div>
  ) : (
    <Link className="cov" to={href} tabIndex={-1} aria-hidden="true">
      {picture}
    </Link>
  )
}

/** Nobody heard of a picture that failed before the page came to life; asked for once more, it is heard. */
function askAgain(image: HTMLImageElement | null) {
  if (image?.complete && image.naturalWidth === 0) {
    image.setAttribute('src', image.getAttribute('src') ?? '')
  }
}
