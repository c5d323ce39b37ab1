export type Point = { readonly title: string; readonly text: string }

export const MISSION_TEXT = {
  heading: 'Our Mission',
  purpose:
    'Civic Unity exists to show Americans what they share across political lines, with a source for ' +
    'every figure, and to make the next conversation with someone who votes differently a little easier.',
  description:
    'Civic Unity exists to show Americans what they share across political lines, with a source for every figure. ' +
    'Six values, four steps.',
  values: 'What we stand for',
  valuesLead: 'Six values. Whatever your politics, hold us to them.',
  steps: 'How it works',
  stepsLead: 'Four steps, from a number on a page to a person across the table.',
  next: 'Start with the first step',
  toQuiz: 'Find Your Overlap',
  toMethodology: 'See how we work',
} as const

export const CORE_VALUES: readonly Point[] = [
  {
    title: 'Shared Humanity',
    text: 'Before we’re voters, we’re neighbors, parents and coworkers. That’s where we start.',
  },
  {
    title: 'Inclusive Democracy',
    text:
      'Self-government needs every voice. Anyone can vote in our polls, and the same rules apply to every group’s ' +
      'results. The national polls we quote are shown for Republicans and Democrats, and for independents where we ' +
      'found their share.',
  },
  {
    title: 'Truth & Understanding',
    text:
      'Every figure on a card or in the quiz comes with the pollster, the year and a link. If a note cites a second ' +
      'poll, its link is under the figure. When we don’t know something, we say so.',
  },
  {
    title: 'Constructive Action',
    text: 'Agreement matters most when you act on it, starting with one small thing today.',
  },
  {
    title: 'Local to National',
    text: 'Trust is built between people who meet. What works on one street is worth trying on the next, and in the next state.',
  },
  {
    title: 'Hope & Healing',
    text: 'People have been hurt, in many ways and on every side. Repair is real, too. We tell the stories of people who managed it.',
  },
]

export const MISSION_STEPS: readonly Point[] = [
  {
    title: 'Discover shared values',
    text: 'Take the quiz and look at what people in both parties told pollsters.',
  },
  {
    title: 'Learn civil dialogue',
    text: 'Learn how to ask, listen and disagree in a way that keeps the conversation going.',
  },
  {
    title: 'Take meaningful action',
    text: 'Pick a challenge and vote in the Community Pulse. What counts most happens elsewhere, when you talk with someone unlike you.',
  },
  {
    title: 'Share stories of hope',
    text: 'Pass on what you find, and say where it came from.',
  },
]
