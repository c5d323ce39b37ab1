/**
 * How long after opening a page with a hash it scrolls to the section, in milliseconds (Spec §2 Home, §9).
 */
export const SCROLL_TO_HASH_DELAY = 100

/** Where a browser keeps how far each page was scrolled, for the way back. */
export const SCROLL_KEY = 'unity_scroll'

/** The anchors of the home page's sections, from top to bottom (Spec §2 Home). */
export const SECTIONS = ['challenges', 'quiz', 'values', 'stories', 'polls', 'newsletter'] as const

/** The anchor of one section of the home page. */
export type Section = (typeof SECTIONS)[number]

/**
 * One entry of the navigation: a section of the home page, or the blog; `small` is its label under 768 px.
 */
export type NavItem = { readonly target: Section | 'blog'; readonly label: string; readonly small: string }

/** The navigation in its order (Spec §2 Navigation bar). */
export const NAV_ITEMS: readonly NavItem[] = [
  { target: 'challenges', label: 'Unity Challenges', small: 'Unity Challenges' },
  { target: 'quiz', label: 'Find Your Overlap', small: 'Find Your Overlap' },
  { target: 'values', label: 'Shared Values', small: 'Shared Values' },
  { target: 'stories', label: 'Unity Insights', small: 'American Stories' },
  { target: 'polls', label: 'Community Pulse', small: 'Community Polls' },
  { target: 'blog', label: 'Blog', small: 'Blog' },
]
