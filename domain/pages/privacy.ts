/** The fixed statements of the privacy policy (Spec §9 Privacy policy statements). */
export const PRIVACY = {
  lastUpdated: 'Last updated: January 2025',
  minimumAge: 13,
  /** Days of notice before a change of the policy. */
  noticeDays: 30,
  /** Hours within which a privacy inquiry is answered. */
  answerHours: 48,
} as const

/** One section of the policy: its heading and its paragraphs. */
export type PolicySection = {
  /** Its anchor. */
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** The words around the policy. */
export const PRIVACY_TEXT = {
  heading: 'Privacy Policy',
  description:
    'What Civic Unity stores, for how long, and two buttons to download or delete everything of your browser.',
  lead: 'No accounts, no ads, no trackers. Here is all that is stored, for how long, and how to have it deleted.',
  server: 'On our server',
  browser: 'In your browser',
  what: 'What',
  holds: 'It holds',
  kept: 'Kept for',
  keptLabel: 'Kept:',
  write: 'Email the privacy desk',
} as const

/** The policy (Spec §2 Privacy Policy, §9). It states what the software does; change both together. */
export const PRIVACY_SECTIONS: readonly PolicySection[] = [
  {
    id: 'keep',
    heading: 'What we keep, and what we do not',
    paragraphs: [
      'There are no accounts. Your browser makes a random session id and keeps it in its own storage. ' +
        'It ties your quiz results and completed challenges to your browser, and to nothing else.',
      'There are no advertising trackers and no analytics, ours or anyone else’s. No page loads anything from ' +
        'another host. The server’s log notes which kind of page was asked for, when, and how that ended: no ' +
        'network address, no browser, no session id.',
    ],
  },
  {
    id: 'votes',
    heading: 'When you vote',
    paragraphs: [
      'A vote sets a signed cookie, unity_voter, for one year, so that each browser counts once in each ' +
        'poll and can change its vote.',
      'From the stored ballots alone nobody can tell who cast them, or which ballots in two polls came ' +
        'from the same person. They hold no address and no browser details, and their time is cut to the ' +
        'day. Each night those of the days before lose the order they came in.',
      'Groups with few ballots are not shown, to keep single votes from being worked out.',
    ],
  },
  {
    id: 'letters',
    heading: 'When you write to us or subscribe',
    paragraphs: [
      'We keep your name, your address and your message to answer you, and your address to send you the ' +
        'newsletter. We never sell them or use them for anything else. Every letter of the newsletter has a link ' +
        'to leave.',
      'Letters travel as all mail does, through mail servers. A copy of your message may come to our own mailbox ' +
        'that way; to have it deleted there too, write to the privacy desk.',
    ],
  },
  {
    id: 'model',
    heading: 'Articles drafted by a language model',
    paragraphs: [
      'Some articles are drafted by a language model, and each of them says so. Its provider is sent our ' +
        'instructions, a category and the titles of recent articles. Nothing of visitors is ever sent to it.',
    ],
  },
  {
    id: 'stored',
    heading: 'Everything that is stored, and for how long',
    paragraphs: [
      'These are all the places where something of visitors is stored. What has had its time is deleted every night.',
    ],
  },
  {
    id: 'yours',
    heading: 'Your data is yours',
    paragraphs: [
      'You can download everything stored of this browser, or delete it, with the buttons on this page. Deleting ' +
        'takes your votes out of the counts, and the ids out of your browser.',
    ],
  },
  {
    id: 'age',
    heading: 'Age',
    paragraphs: [`You must be ${PRIVACY.minimumAge} or older to use this site.`],
  },
  {
    id: 'questions',
    heading: 'Changes, and questions',
    paragraphs: [
      `We give ${PRIVACY.noticeDays} days’ notice here before this policy changes.`,
      `Privacy inquiries are answered within ${PRIVACY.answerHours} hours.`,
    ],
  },
]
