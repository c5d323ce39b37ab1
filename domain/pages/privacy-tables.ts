import { retentionText } from '#domain/retention.ts'
import {
  ADMIN_TOKEN_KEY,
  COMPARE_KEY,
  FIRST_PARTY_KEY,
  GUESSES_KEY,
  KEPT_TEXT_PREFIX,
  PAIR_GUESSES_KEY,
  PICKS_KEY,
  POLL_GUESSES_KEY,
  POLL_VOTES_KEY,
  QUIZ_KEY,
  READS_KEY,
  ROUNDS_KEY,
  SCROLL_KEY,
  SESSION_ID_KEY,
  SPLITS_KEY,
  TODAY_KEY,
} from '#domain/session/storage-keys.ts'

export type DataKind = { readonly name: string; readonly holds: string; readonly kept: string }

export type StoredData = DataKind & {
  /** Columns in prisma/schema.prisma that `holds` describes, without random row ids. A test compares them. */
  readonly tables: Readonly<Record<string, readonly string[]>>
}

export const STORED_DATA: readonly StoredData[] = [
  {
    name: 'Quiz results',
    tables: { QuizSubmission: ['responses', 'overlapPercentage', 'version', 'createdAt', 'sessionId'] },
    holds:
      'Your picks, the result, the version of the quiz, the time, and your session ID if your browser sent one.',
    kept: retentionText('quizSubmission'),
  },
  {
    name: 'Completed challenges',
    tables: { Completion: ['sessionId', 'challengeId', 'day'] },
    holds: 'Your session ID, the challenge and the date.',
    kept: retentionText('completion'),
  },
  {
    name: 'Votes',
    tables: {
      Ballot: ['pollId', 'optionIndex', 'affiliation', 'day', 'key'],
      Tally: ['pollId', 'affiliation', 'optionIndex', 'votes'],
      DailyTally: ['day', 'pollId', 'affiliation', 'optionIndex', 'votes'],
    },
    holds:
      'The poll, the option, the affiliation and the date. A key lets your browser change its vote. It works only with ' +
      'the cookie in your browser. We also keep running totals, and for two days at most the totals of a day.',
    kept: 'As long as the poll is on the site, or until you delete them',
  },
  {
    name: 'Messages',
    tables: { ContactMessage: ['name', 'email', 'subject', 'message', 'createdAt', 'handledAt'] },
    holds:
      'Your name, email address, subject and message, when it arrived, and when we marked it as handled.',
    kept: `${retentionText('handledMessage')} after we mark it as handled, ${retentionText('message')} at most`,
  },
  {
    name: 'Newsletter',
    tables: {
      Subscriber: [
        'email',
        'createdAt',
        'requestedAt',
        'confirmationSentAt',
        'status',
        'confirmedAt',
        'unsubscribedAt',
        'rejections',
      ],
    },
    holds:
      'Your email address, and when you signed up, were sent a confirmation email, confirmed or unsubscribed. Also how ' +
      'many issues in a row your mail server rejected, so that we stop sending to an address that doesn’t work.',
    kept:
      `Until you unsubscribe, plus ${retentionText('unsubscribed')} so we don’t email you by mistake. Unconfirmed sign-ups: ` +
      `${retentionText('unconfirmedSignUp')} after our last email to you`,
  },
  {
    name: 'Newsletter deliveries',
    tables: {
      Delivery: ['issueId', 'subscriberId', 'status', 'attempts', 'dueAt', 'finishedAt', 'response'],
    },
    holds:
      'Which issue went to which subscriber, when, and whether the mail server accepted it. Not the address, and ' +
      'not whether anyone opened it or clicked a link.',
    kept: `${retentionText('delivery')} after the issue was sent`,
  },
  {
    name: 'Emails to be sent',
    tables: {},
    holds: 'Which message or sign-up each email is for, but not your address or anything you wrote.',
    kept: 'Up to three days. We try to send each email for two days, then delete this entry a day later',
  },
  {
    name: 'Daily totals',
    tables: { DailyCount: ['day', 'kind', 'key', 'count'] },
    holds:
      'How often each article was read to the end, how many quizzes and challenges were finished, votes cast in each poll, ' +
      'sign-ups confirmed, addresses unsubscribed and issues sent on a day. Only numbers, without anything about you. We never count visitors, visits, countries, opens or clicks.',
    kept: 'As long as the site exists',
  },
  {
    name: 'Protection against abuse',
    tables: { RateLimit: ['key', 'count', 'expiresAt'] },
    holds:
      'How often someone with your IP address voted, submitted a quiz and so on within an hour. We store a scrambled form ' +
      'of the IP address that changes daily, never the address itself.',
    kept: 'An hour, plus up to a day',
  },
]

const GRAPHIQL_KEYS = 'graphiql:…'

export const BROWSER_DATA: readonly DataKind[] = [
  {
    name: 'unity_voter (cookie)',
    holds: 'A random, signed ID that your first vote sets. Scripts can’t read it.',
    kept: 'One year',
  },
  {
    name: SESSION_ID_KEY,
    holds:
      'The session ID, made from the time it was created and random characters. It’s sent with quiz results and challenges.',
    kept: 'Until you delete it',
  },
  {
    name: QUIZ_KEY,
    holds:
      'Your quiz answers and your guesses about the parties, so that a reload doesn’t lose them, and your last result with its ' +
      'date. The guesses never leave your browser.',
    kept: 'Unfinished answers until you close the tab, a result until you take the quiz again or delete it',
  },
  {
    name: FIRST_PARTY_KEY,
    holds: 'Which party the first guess in the quiz is about, drawn at random. It never leaves your browser.',
    kept: 'Until you delete it',
  },
  {
    name: COMPARE_KEY,
    holds:
      'Your picks, guesses and answers while you compare with someone. They leave your browser only in a link that you send.',
    kept: 'Until you close the tab',
  },
  {
    name: PICKS_KEY,
    holds:
      'Your ten picks, once you have created a comparison link, so that you don’t have to take the quiz again when ' +
      'someone sends you a link. This copy is never sent to us.',
    kept: 'Until you delete them',
  },
  {
    name: GUESSES_KEY,
    holds: 'Your guesses about shared values. They never leave your browser.',
    kept: 'Until you delete them',
  },
  {
    name: PAIR_GUESSES_KEY,
    holds: 'Your guesses on the pages of shared values. They never leave your browser.',
    kept: 'Until you delete them',
  },
  {
    name: TODAY_KEY,
    holds: 'Your guesses about the question of the day. They never leave your browser.',
    kept: 'Until you delete them',
  },
  {
    name: SPLITS_KEY,
    holds: 'Which five splits you saw first, so that your next visit begins with the other five.',
    kept: 'Until you delete it',
  },
  {
    name: ROUNDS_KEY,
    holds: 'Your rounds of “Spot the split”. They never leave your browser.',
    kept: 'Until you delete them',
  },
  {
    name: POLL_GUESSES_KEY,
    holds: 'Your guesses about closed polls. They never leave your browser.',
    kept: 'Until you delete them',
  },
  {
    name: POLL_VOTES_KEY,
    holds: 'Your votes in polls, so that the results can mark your answer. This copy is never sent to us.',
    kept: 'Until you delete them',
  },
  {
    name: READS_KEY,
    holds:
      'Which articles you read to the end in this tab, so that each is counted once. The list never leaves your browser.',
    kept: 'Until you close the tab',
  },
  {
    name: SCROLL_KEY,
    holds: 'Scroll positions, so that Back returns you to the same place. They never leave your browser.',
    kept: 'Until you close the tab',
  },
  {
    name: ADMIN_TOKEN_KEY,
    holds: 'The token that opens the admin page. Only our editors have it.',
    kept: 'Until they log out',
  },
  {
    name: `${KEPT_TEXT_PREFIX}…`,
    holds: 'Text that our editors typed on the admin page and did not save yet. Visitors never have it.',
    kept: 'Until they save it, discard it or log out',
  },
  {
    name: GRAPHIQL_KEYS,
    holds: 'Queries, variables and page layout, for developers who open /graphql.',
    kept: 'Until you delete it',
  },
  { name: 'theme', holds: 'Your choice of light or dark.', kept: 'Until you delete it' },
]
