/** How many posts a page of the list holds (Spec §9 Blog). */
export const PAGE_SIZE = 6

/** How many posts one call may ask for at most (Contract, GET /api/blog/posts). */
export const MAX_PAGE_SIZE = 50

/** How far a list can be turned: beyond it stands nothing but a strain on the database. */
export const MAX_PAGE = 1_000_000

/** How many featured posts the sidebar lists (Spec §9 Blog). */
export const FEATURED_COUNT = 3

/** How many related articles stand under a post (Spec §9 Blog). */
export const RELATED_COUNT = 3

/** How many tag badges a card shows (Spec §9 Blog). */
export const TAGS_PER_CARD = 3

/** How many posts stand beside the featured one on the home page (Spec §9 Blog). */
export const SECONDARY_COUNT = 3

/** A search finds its newest matches up to this number and ranks those. The page says so when it is reached. */
export const MAX_FOUND = 500

/** How many characters a title may have. */
export const MAX_TITLE_LENGTH = 160

/** How many characters an excerpt may have. */
export const MAX_EXCERPT_LENGTH = 400

/** How many characters an article may have, its markup included. */
export const MAX_CONTENT_LENGTH = 60_000

/** How many tags a post may have, and a list may be narrowed by (Contract, `posts`). */
export const MAX_TAGS = 10

/** How many characters a tag may have (Contract, `posts`). */
export const MAX_TAG_LENGTH = 50
