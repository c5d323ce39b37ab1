import type { Toast } from '#domain/toast.ts'

export const INVALID_TOKEN = 'Invalid admin token - please check your credentials'

export const GENERATE_FAILED = 'Failed to generate blog post'

export const POST_CHANGED_MEANWHILE =
  'Someone else changed this post after you opened it, so your change wasn’t made.'

export const SIGN_IN_TEXT = {
  heading: 'Admin Authentication',
  lead: 'Enter the admin token. The token is kept in the server environment.',
  token: 'Admin Token',
  submit: 'Authenticate',
  unsaved: 'You logged out in another tab. Log in again to get back to your unsaved changes.',
  needsScript: 'The dashboard needs JavaScript. Please turn it on for this page.',
} as const

export const ADMIN_TEXT = {
  heading: 'Admin',
  logout: 'Logout',
  automation: 'Blog Automation',
  shouldCreateToday: 'Should create today',
  yes: 'Yes',
  no: 'No',
  nextPost: 'Next post',
  refresh: 'Updates every 60 seconds.',
  statusFailed: 'Error loading status',
  challenges: 'Unity Challenges',
  activeChallenges: 'active challenges',
  createChallenges: 'Create Default Challenges',
  creatingChallenges: 'Creating...',
  generation: 'Manual Generation',
  generationLead: 'Write one post now, outside the schedule. It takes a minute or two.',
  generate: 'Generate Blog Post',
  generating: 'Generating...',
  howItWorks: 'How It Works',
} as const

export const HOW_IT_WORKS = {
  schedule: 'Automation creates one post every other day at 10 AM.',
  length: 'Each post is 2,500-3,500 words long.',
  category:
    'Each post is randomly assigned to one of four categories: Stories of Unity, Practical Guides, Educational Articles, Civil Discourse.',
  token: 'The token you entered stays in this browser until you log out.',
} as const

export const LOGGED_IN: Toast = {
  title: 'Authenticated',
  description: 'Admin token saved successfully',
  kind: 'good',
}

export const LOGGED_OUT: Toast = { title: 'Logged out', description: 'Admin token cleared', kind: 'neutral' }

export const GENERATION_SUCCESS: Toast = { title: 'Blog post generated successfully', kind: 'good' }

export function generationFailure(message: string): Toast {
  return { title: `Failed to generate blog post: ${message}`, kind: 'bad', stays: true }
}

export function challengesCreated(count: number): Toast {
  return { title: `Created ${count} Unity Challenges successfully`, kind: 'good' }
}

export function challengesFailure(message: string): Toast {
  return { title: `Failed to create challenges: ${message}`, kind: 'bad', stays: true }
}

export function challengeNotCreated(title: string): string {
  return `Failed to create challenge: ${title}`
}

export function challengesStatus(count: number, active: number): string {
  if (count === 0) return 'No challenges yet. Visitors see an empty section.'
  if (active === count) return 'All challenges are open to visitors.'
  const off = count - active
  return `${off} of ${count} ${off === 1 ? 'is' : 'are'} turned off.`
}
