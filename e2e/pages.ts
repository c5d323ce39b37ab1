import { SITEMAP_PAGES } from '#domain/pages/site-pages.ts'
import { FIRST_DAY } from '#domain/today/days.ts'
import { urls } from '#web/urls.ts'

export const MISSING_PAGE = '/there/is/nothing/here'

/** For search engines: what the sitemap lists, with one article, one poll and one value. */
export const INDEXED_PAGES: readonly string[] = [
  ...SITEMAP_PAGES,
  urls.post('what-contact-really-does'),
  urls.poll('what-would-do-the-most-to-bring-your-community-together'),
  urls.value('term-limits-for-congress'),
]

/** Pages with status 200. */
export const FOUND_PAGES: readonly string[] = [
  ...INDEXED_PAGES,
  urls.admin(),
  urls.adminPost('new'),
  urls.admin('messages'),
  urls.today(FIRST_DAY),
  urls.compare(),
  urls.confirmSubscription('a.b.c'),
  urls.unsubscribe('a.b.c'),
]

/** One address of every page. `web/routes.test.ts` fails if a route is missing. No issue has been sent. */
export const EVERY_PAGE: readonly string[] = [
  ...FOUND_PAGES,
  urls.newsletterIssue('nobody-wrote-this'),
  urls.preview('nobody-has-this-link'),
  MISSING_PAGE,
]
