/** Which edge and icon a toast wears; 'bad' is the specification's "destructive" (Spec §8). */
export type ToastKind = 'neutral' | 'good' | 'gold' | 'bad'

/** One notification. Without a description only the title shows (Spec §8 Toast messages). */
export type Toast = { readonly title: string; readonly description?: string; readonly kind: ToastKind }

/** How notifications behave; times in milliseconds, lengths in CSS pixels (Spec §9 Notifications). */
export const TOAST = {
  duration: 5000,
  /** How long a toast can be read before one that waits its turn replaces it. */
  turn: 2000,
  /** How long a dismissed toast stays in memory before it is removed. */
  removalDelay: 1_000_000,
  swipeDirection: 'right',
  /** What its button is called. */
  dismiss: 'Dismiss',
  swipeThreshold: 50,
  /** The key that moves the focus to the notification area. */
  hotkey: 'F8',
  maxWidth: 420,
} as const

/**
 * When a tooltip opens, and how soon the next one may skip the wait; milliseconds (Spec §9 Notifications).
 */
export const TOOLTIP = { openDelay: 700, skipDelay: 300 } as const
