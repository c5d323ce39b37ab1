/** In sessionStorage: progress with one link to compare. */
export const COMPARE_KEY = 'unity_compare'

/** In localStorage, once the visitor has created a link: their picks, without a name. */
export const PICKS_KEY = 'unity_picks'
