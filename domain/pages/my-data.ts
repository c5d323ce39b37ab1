import { slugify } from '#domain/blog/slug.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import type { Toast } from '#domain/toast.ts'

/** The name of the file with everything stored of a browser. */
export const MY_DATA_FILE = `${slugify(SITE_NAME)}-my-data.json`

/** The words around the two buttons of the privacy page. */
export const MY_DATA_TEXT = {
  heading: 'Everything of this browser',
  lead:
    'Your quiz results, completed challenges and votes. Messages and newsletter addresses are not tied to a ' +
    'browser: write to us, and we will send or delete them.',
  export: 'Download my data',
  exporting: 'Preparing...',
  delete: 'Delete my data',
  sure: 'Delete everything of this browser?',
  sureHint: 'Your points and results are gone for good, and your votes are taken out of the counts.',
  confirm: 'Yes, delete it',
  deleting: 'Deleting...',
  keep: 'Keep it',
  needsScript: 'The two buttons need JavaScript. Without it, write to the privacy desk and we do it for you.',
} as const

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The file was handed to the browser, and not every browser says so by ear. */
export const DOWNLOADED: Toast = {
  title: 'Your data is downloaded',
  description: `The file is called ${MY_DATA_FILE}.`,
  kind: 'good',
}

/** Everything was deleted. In: how much of each. */
export function deletedToast(deleted: {
  completions: number
  quizSubmissions: number
  ballots: number
}): Toast {
  return {
    title: 'Your data is deleted',
    description: `${counted(deleted.quizSubmissions, 'quiz result', 'quiz results')}, ${counted(deleted.completions, 'completed challenge', 'completed challenges')} and ${counted(deleted.ballots, 'vote', 'votes')}.`,
    kind: 'good',
  }
}

/** What could not be done, and to try again. */
export const MY_DATA_FAILURE: Readonly<Record<'export' | 'delete', Toast>> = {
  export: { title: 'Error', description: 'Failed to load your data. Please try again.', kind: 'bad' },
  delete: { title: 'Error', description: 'Failed to delete your data. Please try again.', kind: 'bad' },
}
