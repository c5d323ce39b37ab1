export const PRIVACY = {
  lastUpdated: 'Last updated: January 2025',
  dateNote: '(template date)',
  /** Change it with the text. The date above is the specification's. */
  describes: 'November 2026',
  minimumAge: 13,
  noticeDays: 30,
  answerHours: 48,
} as const

export type PolicySection = {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export const PRIVACY_TEXT = {
  heading: 'Privacy Policy',
  description: 'What Civic Unity stores and for how long, with buttons to download or delete your data.',
  lead: 'No accounts, no ads, no trackers. Here’s everything we store, for how long, and how to delete it.',
  server: 'On our server',
  browser: 'In your browser',
  what: 'What',
  holds: 'What it contains',
  kept: 'How long',
  keptLabel: 'Kept:',
  write: 'Email our privacy team',
  ballot: 'What a ballot stores',
  notStored: 'not stored',
} as const

/** The fields of a ballot, and what visitors may expect in one but isn't there. */
export const BALLOT_FIELDS: readonly { readonly name: string; readonly stored?: string }[] = [
  { name: 'Answer', stored: 'The one you chose' },
  { name: 'Name' },
  { name: 'Group', stored: 'As you gave it' },
  { name: 'IP address' },
  { name: 'Date', stored: 'The day' },
  { name: 'Time of day' },
  { name: 'Key', stored: 'Fits this poll only' },
  { name: 'Browser' },
]

/** Spec §2 Privacy Policy, §9. It describes what the software does, so change both together. */
export const PRIVACY_SECTIONS: readonly PolicySection[] = [
  {
    id: 'keep',
    heading: 'What we store, and what we don’t',
    paragraphs: [
      'There are no accounts. Your browser makes a session ID from the current time and random characters, and stores it. ' +
        'It links your quiz results and completed challenges to your browser. A completed poll challenge shows that you ' +
        'voted that day, but not how.',
      'There are no advertising trackers and no analytics that follow visitors. We only count, per day, what “Daily totals” ' +
        'lists. No page loads anything from ' +
        'another site. The server log records the kind of page requested, the time and the outcome. It contains no ' +
        'IP address, no browser details and no session ID.',
      'A link to compare your picks with someone contains them, and your first name if you add it, in the part ' +
        'after “#”. Browsers never send that part, so your picks and guesses don’t reach our server when you compare. A link ' +
        'back also contains which of the other person’s picks you’d back.',
      'Your guesses about the two parties stay in your browser. We never get them. If you share your result, the link ' +
        'contains one number about them: how many points you were off, on average. It contains no pick and no single guess.',
    ],
  },
  {
    id: 'votes',
    heading: 'When you vote',
    paragraphs: [
      'A vote sets a signed cookie, unity_voter, for one year, so that each browser counts once in each ' +
        'poll and can change its vote.',
      'Ballots contain no name, no address and no browser details. Nothing in them shows which ballots in two polls ' +
        'came from the same person. We keep the date but not the time, and every night we shuffle the previous days’ ' +
        'ballots.',
      'On a day with very few voters, someone with access to the database could guess whose vote is whose. The same is true ' +
        'of the latest votes until they’re shuffled.',
      'We don’t show how a group voted until enough of its members have. The overall counts are always shown. All counts ' +
        'change with each vote, so someone who watches them at the moment you vote could tell your answer.',
    ],
  },
  {
    id: 'messages',
    heading: 'When you write to us or subscribe',
    paragraphs: [
      'We keep your name, email address and message so that we can reply, and your address if you subscribe to ' +
        'the newsletter. We never sell them or use them for anything else. Only the services that deliver our email get ' +
        'them. Every issue has an unsubscribe link.',
      'We may also receive your message by email, which passes through other mail servers. To have that copy deleted ' +
        'too, email our privacy team.',
    ],
  },
  {
    id: 'model',
    heading: 'Articles drafted by an AI model',
    paragraphs: [
      'Articles may be drafted by an AI model. If one was, it says so. We send the model’s provider our ' +
        'instructions, a topic, figures that this site publishes and the titles of recent articles. We never send it anything about visitors.',
    ],
  },
  {
    id: 'stored',
    heading: 'Everything we store, and for how long',
    paragraphs: [
      'This is everything we store about visitors. When a period ends, we delete the data that night.',
      'We may keep backup copies of the database. Deleted data stays in a copy until we delete the copy too.',
    ],
  },
  {
    id: 'yours',
    heading: 'Your data is yours',
    paragraphs: [
      'The buttons on this page download or delete everything we store about this browser. Deleting also removes ' +
        'your votes from the totals, and from your browser the IDs and everything else this site keeps in it, such as guesses.',
    ],
  },
  {
    id: 'age',
    heading: 'Age',
    paragraphs: [`You must be ${PRIVACY.minimumAge} or older to use this site.`],
  },
  {
    id: 'questions',
    heading: 'Changes and questions',
    paragraphs: [
      'The date at the top comes from the template we started with. This text describes the site as of ' +
        `${PRIVACY.describes}.`,
      `We give ${PRIVACY.noticeDays} days’ notice here before this policy changes.`,
      `We answer privacy inquiries within ${PRIVACY.answerHours} hours.`,
    ],
  },
]
