import { useLocation } from 'react-router-dom'
import { useSite } from './site.tsx'

export interface HeadProps {
  /** Without the site's name. */
  title: string
  description: string
  /** Path of a 1200×630 picture for social cards. */
  image?: string
  type?: 'website' | 'article'
  publishedAt?: string | null
  /** Path and query that stand for this page; by default its path alone. */
  canonical?: string
  noIndex?: boolean
}

const SITE_NAME = 'Civic Unity'

/** The one place where a page states its head: title, description, canonical link and social cards (Spec §2). */
export function Head({
  title,
  description,
  image,
  type = 'website',
  publishedAt,
  canonical,
  noIndex,
}: HeadProps) {
  const { publicUrl } = useSite()
  const { pathname } = useLocation()
  const address = publicUrl + (canonical ?? pathname)
  const fullTitle = title.includes(SITE_NAME) ? title : `${title}: ${SITE_NAME}`
  const picture = publicUrl + (image ?? '/og/site.png')
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      {/* A page that is not indexed may stand at many addresses, and is the same bytes at each. */}
      {!noIndex && <meta property="og:url" content={address} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
    </>
  )
}
