/** The not-found page (Spec §2 Not-found page). */
export const NOT_FOUND_TEXT = {
  heading: '404 Page Not Found',
  lead: 'Did you forget to add the page to the router?',
  home: 'Go to the home page',
} as const
