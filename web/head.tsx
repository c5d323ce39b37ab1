import { PALETTE } from '#domain/drawing/palette.ts'
import { HERO_TEXT } from '#domain/pages/home.ts'
import { fullTitle, SITE_NAME } from '#domain/site-name.ts'
import { useSite } from './site.tsx'
import { urls } from './urls.ts'

export type SocialCard = {
  /** Path of an image of 1200×630 pixels. */
  image: string
  alt: string
  /** Defaults to the title of the page. */
  title?: string
}

export type HeadProps = {
  /** Without the site's name. */
  title: string
  description: string
  card?: SocialCard
  type?: 'website' | 'article'
  publishedAt?: string | null
} & (
  | {
      /** The page's one canonical path and query. */
      canonical: string
      noIndex?: boolean
    }
  | { canonical?: undefined; noIndex: true }
)

export const SITE_CARD: SocialCard = {
  image: urls.siteImage(),
  alt: `${HERO_TEXT.heading} A red circle and a blue circle overlap in plum.`,
}

export const SITE_HEAD = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" data-scheme="light" media="(prefers-color-scheme: light)" content="${PALETTE.paper}">
<meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)" content="#0e1423">
<meta name="application-name" content="${SITE_NAME}">`

/** Page metadata (spec §2). */
export function Head({
  title,
  description,
  card = SITE_CARD,
  type = 'website',
  publishedAt,
  canonical,
  noIndex,
}: HeadProps) {
  const { publicUrl } = useSite()
  // A page that is not indexed may have many URLs and sends the same bytes at each.
  const canonicalUrl = noIndex ? null : publicUrl + canonical
  const cardTitle = card.title ?? title
  const imageUrl = publicUrl + card.image
  return (
    <>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {canonicalUrl ? <link rel="canonical" href={canonicalUrl} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:title" content={cardTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card.alt} />
      <meta property="og:locale" content="en_US" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={cardTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={imageUrl} />
      <meta name="twitter:image:alt" content={card.alt} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
    </>
  )
}
