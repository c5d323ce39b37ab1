/** Add the element before its text, or screen readers skip it. With `role="status"`, Orca reads "statusbar". */
export const LIVE = { 'aria-live': 'polite', 'aria-atomic': true } as const
