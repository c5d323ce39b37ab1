import { ADMIN_TOKEN_KEY } from '#domain/admin/token.ts'
import { SCROLL_KEY } from '#domain/layout.ts'
import { QUIZ_KEY } from '#domain/quiz/session.ts'
import { keepText } from '#domain/retention.ts'
import { SESSION_ID_KEY } from '#domain/session/session-id.ts'
import { GUESSES_KEY } from '#domain/values/guess.ts'

/** What one part of the store holds of visitors, and for how long. */
export type StoredThing = {
  readonly what: string
  /**
   * The tables of prisma/schema.prisma it stands for, with the columns that its sentence accounts for (all but
   * random row ids): a test holds the two together, so that nothing new is stored without being told.
   */
  readonly tables: Readonly<Record<string, readonly string[]>>
  readonly holds: string
  readonly kept: string
}

/** What the server stores of visitors (Spec §2 Privacy Policy: true to what the software does). */
export const STORED_THINGS: readonly StoredThing[] = [
  {
    what: 'Quiz results',
    tables: { QuizSubmission: ['responses', 'overlapPercentage', 'createdAt', 'sessionId'] },
    holds: 'Your answers, the overlap, the time, and your session id if your browser sent one.',
    kept: keepText('quizSubmission'),
  },
  {
    what: 'Completed challenges',
    tables: { Completion: ['sessionId', 'challengeId', 'completedAt'] },
    holds: 'Your session id, which challenge, and when.',
    kept: keepText('completion'),
  },
  {
    what: 'Votes',
    tables: {
      Ballot: ['pollId', 'optionIndex', 'affiliation', 'day', 'key'],
      Tally: ['pollId', 'affiliation', 'optionIndex', 'votes'],
    },
    holds:
      'The poll, the option, the affiliation it was sent with, and the day. A key lets your browser replace its vote; ' +
      'without the cookie in your browser it leads to nobody. The counts are kept beside them.',
    kept: 'As long as the poll is on the site, or until you delete them',
  },
  {
    what: 'Messages',
    tables: { ContactMessage: ['name', 'email', 'subject', 'message', 'createdAt', 'handledAt'] },
    holds: 'Your name, your address, the subject, the message, when it came, and when we answered.',
    kept: `${keepText('handledMessage')} after we answered, at most ${keepText('message')}`,
  },
  {
    what: 'Newsletter',
    tables: {
      Subscriber: [
        'email',
        'createdAt',
        'requestedAt',
        'confirmationSentAt',
        'status',
        'confirmedAt',
        'unsubscribedAt',
      ],
    },
    holds: 'Your address, and when you signed up, were sent a letter to confirm it, confirmed or left.',
    kept:
      `Until you leave, and ${keepText('unsubscribed')} more so that no letter follows you. A sign-up that ` +
      `is not confirmed: ${keepText('unconfirmedSignUp')} after the last letter was sent or given up, or until one could be sent`,
  },
  {
    what: 'Letters to be sent',
    tables: {},
    holds: 'Which message or sign-up a letter is for. No address, and none of your words.',
    kept: 'Until it is sent, or given up after about two days, and a day more',
  },
  {
    what: 'Protection against abuse',
    tables: { RateLimit: ['key', 'count', 'expiresAt'] },
    holds:
      'How often within an hour one place voted, sent a quiz, signed up, wrote to us and so on. The place is a ' +
      'scrambled code that changes every day; network addresses are not stored.',
    kept: 'For its hour, and at most a day more',
  },
]

/** Tables that hold nothing of visitors: what the editors publish and do. */
export const EDITORIAL_TABLES: readonly string[] = [
  'Post',
  'SearchWord',
  'Poll',
  'Challenge',
  'GenerationRun',
  'AuditEntry',
]

/** What GraphiQL keeps, which names it itself: all begins like this. */
const GRAPHIQL_KEYS = 'graphiql:…'

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
    name: SESSION_ID_KEY,
    holds: 'The random session id. It is sent with quiz results and challenges.',
    kept: 'Until you delete it',
  },
  {
    name: QUIZ_KEY,
    holds: 'The answers of the quiz you are in, so that a reload loses nothing.',
    kept: 'Until you close the tab',
  },
  {
    name: GUESSES_KEY,
    holds: 'Your guesses on the shared values. They never leave your browser.',
    kept: 'Until you delete them',
  },
  {
    name: SCROLL_KEY,
    holds:
      'How far you scrolled on the pages of this visit, to bring you back there. It never leaves your browser.',
    kept: 'Until you close the tab',
  },
  {
    name: ADMIN_TOKEN_KEY,
    holds: 'For our editors alone: the token that opens the admin page.',
    kept: 'Until they log out',
  },
  {
    name: GRAPHIQL_KEYS,
    holds:
      'For developers who open /graphql: the queries on that page, with what was filled in there, and how it is laid out.',
    kept: 'Until you delete it',
  },
  { name: 'theme', holds: 'Whether you chose light or dark.', kept: 'Until you delete it' },
]
