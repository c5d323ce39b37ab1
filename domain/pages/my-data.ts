import { SITE_NAME } from '#domain/site-name.ts'
import type { Toast } from '#domain/toast.ts'
import { counted } from '#domain/whole-number.ts'
import { slugify } from './slug.ts'

export const MY_DATA_FILE = `${slugify(SITE_NAME)}-my-data.json`

export const MY_DATA_TEXT = {
  heading: 'What we store about this browser',
  lead:
    'Your quiz results, completed challenges and votes. Messages and newsletter addresses aren’t tied to a browser. ' +
    'Email us, and we’ll send or delete them.',
  export: 'Download my data',
  exporting: 'Preparing...',
  delete: 'Delete my data',
  sure: 'Delete everything we’ve stored for this browser?',
  sureHint:
    'This permanently deletes your points and results, removes your votes from the totals, and clears what this site keeps ' +
    'in your browser, such as guesses and averages.',
  confirm: 'Yes, delete it',
  deleting: 'Deleting...',
  keep: 'Keep it',
  needsScript:
    'The two buttons need JavaScript. If you can’t turn it on, email our privacy team and we’ll do it for you.',
} as const

/** Not every browser tells a screen reader about a download. */
export const DOWNLOADED: Toast = {
  title: 'Download ready',
  description: `The file is called ${MY_DATA_FILE}.`,
  kind: 'good',
}

export function deletedToast(deleted: {
  completions: number
  quizSubmissions: number
  ballots: number
}): Toast {
  return {
    title: 'Your data has been deleted',
    description: `${counted(deleted.quizSubmissions, 'quiz result')}, ${counted(deleted.completions, 'completed challenge')} and ${counted(deleted.ballots, 'vote')}.`,
    kind: 'good',
  }
}

export const MY_DATA_FAILURE: Readonly<Record<'export' | 'delete', Toast>> = {
  export: { title: 'Error', description: 'Failed to load your data. Please try again.', kind: 'bad' },
  delete: { title: 'Error', description: 'Failed to delete your data. Please try again.', kind: 'bad' },
}
