import { useLocation } from 'react-router-dom'
import { useSite } from './site.tsx'

export interface HeadProps {
  /** Without the site's name. */
  title: string
  description: string
  /** Path of a 1200×630 picture for social cards. */
  image?: string
  /** What the picture shows, in a sentence. */
  imageAlt?: string
  type?: 'website' | 'article'
  publishedAt?: string | null
  /** Path and query that stand for this page; by default its path alone. */
  canonical?: string
  noIndex?: boolean
}

const SITE_NAME = 'Civic Unity'
const SITE_IMAGE_ALT = 'Two overlapping circles, red and blue; what they share is plum.'

/** What the head of every page holds that is the same on all of them: icons, manifest, colours of the browser's frame. */
export const SITE_HEAD = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" data-scheme="light" media="(prefers-color-scheme: light)" content="#faf6ef">
<meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)" content="#0e1423">
<meta name="application-name" content="${SITE_NAME}">`

/** The one place where a page states its head: title, description, canonical link and social cards (Spec §2). */
export function Head({
  title,
  description,
  image,
  imageAlt = SITE_IMAGE_ALT,
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
      <meta property="og:image:alt" content={imageAlt} />
      <meta property="og:locale" content="en_US" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={imageAlt} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
    </>
  )
}
