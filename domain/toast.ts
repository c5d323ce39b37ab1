/** 'bad' is the specification's "destructive" (spec §8). */
export type ToastKind = 'neutral' | 'good' | 'gold' | 'bad'

/** `stays` is for failures that must not be missed: the toast has no time limit. */
export type Toast = {
  readonly title: string
  readonly description?: string
  readonly kind: ToastKind
  readonly stays?: boolean
}

/** Times in milliseconds, lengths in CSS pixels (spec §9 Notifications). */
export const TOAST = {
  duration: 5000,
  /** Minimum time before a queued toast replaces this one. */
  minVisible: 2000,
  removalDelay: 1_000_000,
  swipeDirection: 'right',
  dismiss: 'Dismiss',
  swipeThreshold: 50,
  hotkey: 'F8',
  maxWidth: 420,
} as const

/** In milliseconds. */
export const TOOLTIP = { openDelay: 700, skipDelay: 300 } as const
