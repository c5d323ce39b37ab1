/**
 * For an element whose text changes. The element must be on the page before its text, because screen readers skip a region
 * that appears together with its text. Not `role="status"`, because Orca then reads "statusbar" instead of the text.
 */
export const LIVE = { 'aria-live': 'polite', 'aria-atomic': true } as const
