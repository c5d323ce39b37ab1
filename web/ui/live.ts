/**
 * For words that change while somebody reads, in a place that is there before them: what comes together with its words is not
 * said. Not `role="status"`: Orca, reading a whole page, says "statusbar" instead of the words.
 */
export const LIVE = { 'aria-live': 'polite', 'aria-atomic': true } as const
