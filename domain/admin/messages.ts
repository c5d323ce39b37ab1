import type { Toast } from '#domain/toast.ts'

/** The 401 message of every admin operation (Spec §8). */
export const INVALID_TOKEN = 'Invalid admin token - please check your credentials'

/** Why a post could not be generated when no better reason is known (Spec §8). */
export const GENERATE_FAILED = 'Failed to generate blog post'

/** Answered with 409 to an edit of a post that somebody else has changed since the form was opened. */
export const POST_CHANGED_MEANWHILE =
  'Someone else changed this post after you opened it. Your changes weren’t saved.'

/** The words of the page before a token was entered (Spec §2 Admin, Unauthenticated). */
export const SIGN_IN_TEXT = {
  heading: 'Admin Authentication',
  lead: 'Enter the admin token. The token is kept in the server environment.',
  token: 'Admin Token',
  submit: 'Authenticate',
  needsScript: 'The dashboard needs JavaScript. Please turn it on for this page.',
} as const

/** The words of the four cards and around them (Spec §2 Admin, Authenticated). */
export const ADMIN_TEXT = {
  heading: 'Admin',
  logout: 'Logout',
  automation: 'Blog Automation',
  shouldCreateToday: 'Should create today',
  yes: 'Yes',
  no: 'No',
  nextPost: 'Next post',
  refresh: 'Updated every 60 seconds.',
  statusFailed: 'Error loading status',
  challenges: 'Unity Challenges',
  activeChallenges: 'active challenges',
  createChallenges: 'Create Default Challenges',
  creatingChallenges: 'Creating...',
  generation: 'Manual Generation',
  generationLead: 'Write one article now, outside the schedule. It takes a minute or two.',
  generate: 'Generate Blog Post',
  generating: 'Generating...',
  howItWorks: 'How It Works',
  tokenStays: 'The token you entered stays in this browser until you log out.',
} as const

/** What the How It Works card says, one sentence a line (Spec §2 Admin). */
export const HOW_IT_WORKS: readonly string[] = [
  'Automation creates one post every other day at 10 AM.',
  'Each post is 2,500-3,500 words long.',
  'Each post is randomly assigned to one of four categories: ' +
    'Stories of Unity, Practical Guides, Educational Articles, Civil Discourse.',
]

/** A token was saved (Spec §8 Admin login). */
export const LOGGED_IN: Toast = {
  title: 'Authenticated',
  description: 'Admin token saved successfully',
  kind: 'good',
}

/** The token was cleared (Spec §8 Admin logout). */
export const LOGGED_OUT: Toast = { title: 'Logged out', description: 'Admin token cleared', kind: 'neutral' }

/** A post was generated (Spec §8 Generation success). */
export const GENERATION_SUCCESS: Toast = { title: 'Blog post generated successfully', kind: 'good' }

/** A post was not generated (Spec §8 Generation failure). In: the reason. */
export function generationFailure(message: string): Toast {
  return { title: `Failed to generate blog post: ${message}`, kind: 'bad' }
}

/** The default challenges were created (Spec §8 Challenge creation success). In: how many. */
export function challengesCreated(count: number): Toast {
  return { title: `Created ${count} Unity Challenges successfully`, kind: 'good' }
}

/**
 * The default challenges were not created (Spec §8). In: the reason, for example
 * `challengeNotCreated(title)`.
 */
export function challengesFailure(message: string): Toast {
  return { title: `Failed to create challenges: ${message}`, kind: 'bad' }
}

/** Why the challenges could not be created: the one that was refused (Spec §8). In: its title. */
export function challengeNotCreated(title: string): string {
  return `Failed to create challenge: ${title}`
}

/**
 * The status text of the challenges card (Spec §2 Admin). In: how many challenges there are, and how many are
 * active.
 */
export function challengesStatus(count: number, active: number): string {
  if (count === 0) return 'No challenges yet. Visitors see an empty section.'
  return active === count
    ? 'All challenges are open to visitors.'
    : `${count - active} of ${count} are turned off.`
}
