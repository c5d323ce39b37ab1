import { keepText } from '../retention.ts'

/** What one part of the store holds of visitors, and for how long. */
export type StoredThing = {
  readonly what: string
  /** The tables of prisma/schema.prisma it stands for: a test holds the two together. */
  readonly tables: readonly string[]
  readonly holds: string
  readonly kept: string
}

/** What the server stores of visitors (Spec §2 Privacy Policy: true to what the software does). */
export const STORED_THINGS: readonly StoredThing[] = [
  {
    what: 'Quiz results',
    tables: ['QuizSubmission'],
    holds: 'Your answers, the overlap, the time, and your session id if your browser sent one.',
    kept: keepText('quizSubmission'),
  },
  {
    what: 'Completed challenges',
    tables: ['Completion'],
    holds: 'Your session id, which challenge, and when.',
    kept: keepText('completion'),
  },
  {
    what: 'Votes',
    tables: ['Ballot', 'Tally'],
    holds:
      'The option, the affiliation you chose, and the day. A key lets your browser replace its vote, and ' +
      'cannot be traced back to you. The counts are kept beside them.',
    kept: 'As long as the poll is on the site, or until you delete them',
  },
  {
    what: 'Messages',
    tables: ['ContactMessage'],
    holds: 'Your name, your address, the subject, the message, and the time.',
    kept: `${keepText('handledMessage')} after we answered, at most ${keepText('message')}`,
  },
  {
    what: 'Newsletter',
    tables: ['Subscriber'],
    holds: 'Your address, and when you signed up, confirmed or left.',
    kept:
      `Until you leave, and ${keepText('unsubscribed')} more so that no letter follows you. A sign-up that ` +
      `is not confirmed: ${keepText('unconfirmedSignUp')} after the last letter`,
  },
  {
    what: 'Protection against abuse',
    tables: ['RateLimit'],
    holds:
      'How many votes, sign-ups or messages came from one place in an hour. The place is a scrambled code ' +
      'that changes every day; network addresses are not stored.',
    kept: 'At most a day',
  },
]

/** Tables that hold nothing of visitors: what the editors publish and do. */
export const EDITORIAL_TABLES: readonly string[] = [
  'Post',
  'PostCount',
  'SearchWord',
  'Poll',
  'Challenge',
  'GenerationRun',
  'AuditEntry',
]

/** Something that a browser keeps for this site. */
export type BrowserThing = { readonly name: string; readonly holds: string; readonly kept: string }

/** What the browser itself keeps: one cookie, and notes that never leave it unless said. */
export const BROWSER_THINGS: readonly BrowserThing[] = [
  {
    name: 'unity_voter (cookie)',
    holds: 'A random id, signed, set by your first vote. Scripts cannot read it.',
    kept: 'One year',
  },
  {
    name: 'unity_session_id',
    holds: 'The random session id. It is sent with quiz results and challenges.',
    kept: 'Until you delete it',
  },
  {
    name: 'unity_quiz',
    holds: 'The answers of the quiz you are in, so that a reload loses nothing.',
    kept: 'Until you close the tab',
  },
  {
    name: 'unity_value_guesses',
    holds: 'Your guesses on the shared values. They never leave your browser.',
    kept: 'Until you delete them',
  },
  { name: 'theme', holds: 'Whether you chose light or dark.', kept: 'Until you delete it' },
]
