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
export type PolicySection = { readonly heading: string; readonly paragraphs: readonly string[] }

/** The policy (Spec §2 Privacy Policy, §9). It states what the software does; change both together. */
export const PRIVACY_SECTIONS: readonly PolicySection[] = [
  {
    heading: 'What we keep, and what we do not',
    paragraphs: [
      'There are no accounts. Your browser makes a random session id and keeps it in its own storage. ' +
        'It ties your quiz results and completed challenges to your browser, and to nothing else.',
      'We keep no advertising trackers and no analytics of other companies. No page loads anything from ' +
        'another host.',
    ],
  },
  {
    heading: 'When you vote',
    paragraphs: [
      'A vote sets a signed cookie, unity_voter, for one year, so that each browser counts once in each ' +
        'poll and can change its vote.',
      'From the stored ballots alone nobody can tell who cast them, or which ballots in two polls came ' +
        'from the same person. They hold no address and no browser details, and their time is cut to the ' +
        'day.',
      'Groups with few ballots are not shown, to keep single votes from being worked out.',
    ],
  },
  {
    heading: 'When you write to us or subscribe',
    paragraphs: [
      'We keep your name, your address and your message to answer you, and your address to send you the ' +
        'newsletter. We never share or sell them. Every letter has a link to leave.',
    ],
  },
  {
    heading: 'Your data is yours',
    paragraphs: [
      'You can download everything stored under your session id, or delete it, with the buttons on this ' +
        'page. Deleting takes your votes out of the counts too.',
    ],
  },
  {
    heading: 'Age',
    paragraphs: [`You must be ${PRIVACY.minimumAge} or older to use this site.`],
  },
  {
    heading: 'Changes, and questions',
    paragraphs: [
      `We give ${PRIVACY.noticeDays} days’ notice here before this policy changes.`,
      `Privacy inquiries are answered within ${PRIVACY.answerHours} hours.`,
    ],
  },
]
