/** Keys of a browser's storage. The privacy policy lists them (domain/pages/privacy-tables.ts). */

// In localStorage
export const ADMIN_TOKEN_KEY = 'adminToken'
/** Text that an editor typed and did not save. The name of the form follows. */
export const KEPT_TEXT_PREFIX = 'adminText:'
/** For this browser's last result in localStorage, and for this tab's quiz in sessionStorage. */
export const QUIZ_KEY = 'unity_quiz'
/** The party of the first guess, drawn once per browser. */
export const FIRST_PARTY_KEY = 'unity_first_party'
/** The visitor’s picks without a name, once they have created a comparison link. */
export const PICKS_KEY = 'unity_picks'
export const SESSION_ID_KEY = 'unity_session_id'
export const TODAY_KEY = 'unity_today'
export const POLL_GUESSES_KEY = 'unity_poll_guesses'
export const POLL_VOTES_KEY = 'unity_poll_votes'
/** Guesses in the gallery, for one party. */
export const GUESSES_KEY = 'unity_value_guesses'
/** Guesses on the pages of shared values, for both. */
export const PAIR_GUESSES_KEY = 'unity_value_pair_guesses'
/** Which five splits the latest visit began with. */
export const SPLITS_KEY = 'unity_splits'
export const ROUNDS_KEY = 'unity_split_rounds'

// In sessionStorage
/** Slugs of the articles that this tab has counted as read, separated by spaces. */
export const READS_KEY = 'unity_reads'
/** Progress with one comparison link. */
export const COMPARE_KEY = 'unity_compare'
export const SCROLL_KEY = 'unity_scroll'
