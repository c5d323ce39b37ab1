/** The not-found page (Spec §2 Not-found page). */
export const NOT_FOUND_TEXT = {
  heading: '404 Page Not Found',
  lead: 'Did you forget to add the page to the router?',
  description: 'There is no page at this address.',
  home: 'Go to the home page',
  blog: 'Read the articles',
} as const

/** A page that could not be shown. */
export const ERROR_SCREEN_TEXT = {
  heading: 'Something went wrong',
  lead: 'This page could not be shown. That is our fault, not yours. Trying again often helps.',
  offline: 'This page could not be fetched: your device seems to be offline. Try again when it is back.',
  retry: 'Try Again',
  request: 'If it does not, tell us this number of the request:',
  home: 'Go to the home page',
} as const
