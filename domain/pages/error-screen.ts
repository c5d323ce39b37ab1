export const ERROR_SCREEN_TEXT = {
  heading: 'Something went wrong',
  lead: 'We couldn’t show this page. That’s our fault, not yours. Try again in a moment.',
  offline: 'You seem to be offline. Reconnect and try again.',
  retry: 'Try Again',
  request: 'If that doesn’t work, send us this error ID:',
  home: 'Go to the home page',
} as const
