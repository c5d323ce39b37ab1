export type Point = { readonly title: string; readonly text: string }

export const MISSION_TEXT = {
  heading: 'Our Mission',
  purpose:
    'Civic Unity exists to show Americans what they share across political lines, with figures anyone ' +
    'can check, and to make the next conversation with someone who votes differently a little easier.',
  description:
    'Civic Unity exists to show Americans what they share across political lines, with figures anyone can check. ' +
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
      'Self-government needs every voice. We ask people of every political stripe and show every group the ' +
      'same way.',
  },
  {
    title: 'Truth & Understanding',
    text: 'Each poll figure comes with the pollster, the year and a link to the page we read. When we don’t know something, we say so.',
  },
  {
    title: 'Constructive Action',
    text: 'Agreement matters most when you act on it, starting with one small thing today.',
  },
  {
    title: 'Local to National',
    text:
      'Trust is built between people who meet. What works on one street can work in a country of ' +
      'streets.',
  },
  {
    title: 'Hope & Healing',
    text: 'Old hurts are real, and so is repair. We tell the stories of people who managed it.',
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
    text: 'Pass on what you find. Someone you know has been waiting to hear it.',
  },
]
