export const SCROLL_TO_HASH_DELAY_MS = 100

export const SECTIONS = ['challenges', 'quiz', 'values', 'splits', 'stories', 'polls', 'newsletter'] as const

export type Section = (typeof SECTIONS)[number]

/** `small` is the label under 768 px. */
export type NavItem = { readonly target: Section | 'blog'; readonly label: string; readonly small: string }

export const NAV_ITEMS: readonly NavItem[] = [
  { target: 'challenges', label: 'Unity Challenges', small: 'Unity Challenges' },
  { target: 'quiz', label: 'Find Your Overlap', small: 'Find Your Overlap' },
  { target: 'values', label: 'Shared Values', small: 'Shared Values' },
  { target: 'stories', label: 'Unity Insights', small: 'American Stories' },
  { target: 'polls', label: 'Community Pulse', small: 'Community Polls' },
  { target: 'blog', label: 'Blog', small: 'Blog' },
]
