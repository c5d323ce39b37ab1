/** The words of the hero (Spec §2 Home). */
export const HERO_TEXT = {
  heading: 'We share more than we think.',
  lead:
    'Politics shows us where we split. Civic Unity shows the rest: what Republicans, Democrats and ' +
    'everyone else agree on, with the polls to prove it.',
  quiz: 'Find Your Overlap',
  values: 'Explore Shared Values',
  promise: 'Ten questions, about three minutes, no account.',
} as const

/** The guess in the hero: a question with a published answer, in tenths of people (Spec §2 Home, hero). */
export const HERO_GUESS = {
  question:
    'Of ten people in the other party, how many do you think care about accountable government and the ' +
    'fair rule of law?',
  answer: 9,
  answerText: 'About nine in ten do.',
  contrast: 'Only about a third of people expect it of the other side.',
  source: 'Starts With Us and NORC, June 2023: about nine in ten in each party hold six core civic values.',
  reveal: 'See the answer',
  again: 'Guess again',
} as const
