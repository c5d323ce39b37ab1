import { counted } from '#domain/whole-number.ts'
import { quotedList } from './quoted.ts'

export const POLL_ADMIN_TEXT = {
  closesAt: 'Closing time',
  closesAtBlank: 'Leave it blank to close the poll yourself.',
  closesAtInvalid: 'Please enter a date and a time',
  closes: 'Closes',
  outcome: 'What came of it',
  outcomeHint:
    'Up to 1,000 characters of plain text. It’s shown with today’s date on the poll’s page and in feeds.',
  preview: 'Preview',
  draft: 'Draft, only editors see it',
  deletePoll: 'Delete Poll',
  deleted: 'Poll deleted',
  fixable: 'Until the first vote, you can still fix the question and the options.',
  editPoll: 'Edit Poll',
  viewPoll: 'View Poll',
  pollChanged: 'Poll saved',
  samplesRemoved: 'Sample votes removed',
} as const

export function removeSamplesText(samples: number): string {
  return `Remove ${counted(samples, 'sample vote')}`
}

export function confirmRemoveSamples(samples: number, question: string): string {
  return `${removeSamplesText(samples)} from “${question}”? Visitors’ votes stay. You can’t undo this.`
}

export function catchAllHint(options: readonly string[]): string {
  const [are, it] =
    options.length === 1 ? ['looks like a catch-all', 'it'] : ['look like catch-alls', 'such an option']
  return (
    `${quotedList(options)} ${are}. People with different views may choose ${it} for different reasons, so it can ` +
    'look like common ground.'
  )
}
