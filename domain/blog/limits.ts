// Spec §9 Blog. Lengths are in characters.

export const PAGE_SIZE = 6

export const FEATURED_COUNT = 3

export const RELATED_COUNT = 3

export const TAGS_PER_CARD = 3

export const SECONDARY_COUNT = 3

/** A search ranks its newest matches up to this number. */
export const MAX_FOUND = 500

export const MAX_TITLE_LENGTH = 160

export const MAX_EXCERPT_LENGTH = 400

/** Including markup. */
export const MAX_CONTENT_LENGTH = 60_000

export const MAX_IMAGE_ALT_LENGTH = 300

export const MAX_IMAGE_CREDIT_LENGTH = 150

export const MAX_CORRECTION_LENGTH = 1_000

/** Number of versions of each post that are kept however old they are. */
export const MAX_OLD_VERSIONS = 50

/** Days that the preview link of a draft works. */
export const PREVIEW_DAYS = 7

/** Number of generated covers that an editor can choose from. */
export const COVER_VARIANTS = 100

export const MAX_TAGS = 10

export const MAX_TAG_LENGTH = 50
