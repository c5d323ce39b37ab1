export const SITEMAP_PAGES: readonly string[] = [
  '/',
  '/blog',
  '/polls',
  '/values',
  '/data',
  '/today',
  '/our-mission',
  '/methodology',
  '/privacy-policy',
  '/contact',
  '/newsletter',
]

/** Everything on the site that an email may link to and that has no slug. */
export const SITE_PAGES: readonly string[] = [
  ...SITEMAP_PAGES,
  '/compare',
  '/blog/feed.xml',
  '/blog/feed.json',
  '/polls/feed.xml',
  '/polls/feed.json',
  '/newsletter/feed.xml',
  '/newsletter/feed.json',
  '/today/feed.xml',
  '/today/feed.json',
  '/newsletter/unsubscribe',
  '/data/README.md',
  '/data/datapackage.json',
  '/graphql',
  '/api/docs',
  '/api/openapi.json',
]
