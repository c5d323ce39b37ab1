/** In sessionStorage: progress with one comparison link. */
export const COMPARE_KEY = 'unity_compare'

/** In localStorage: the visitor’s picks without a name, once they have created a link. */
export const PICKS_KEY = 'unity_picks'
