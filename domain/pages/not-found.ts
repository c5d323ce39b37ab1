export const NOT_FOUND_TEXT = {
  heading: '404 Page Not Found',
  lead: 'Did you forget to add the page to the router?',
  figure: 'Two circles that don’t touch, with an empty dotted outline between them',
  description: 'There’s no page at this address.',
  home: 'Go to the home page',
  blog: 'Read the articles',
} as const
