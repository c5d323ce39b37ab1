import type { Point } from './mission.ts'

/** The words of the page (Spec §2 Methodology). */
export const METHODOLOGY_TEXT = {
  heading: 'Methodology',
  lead: 'What we build on, how the quiz is calculated, and what nobody knows yet.',
  research: 'Research foundation',
  process: 'A four-stage process',
  measures: 'How we would know',
  targets: 'Our targets',
  targetsLead:
    'These three numbers are goals this program has set for itself. They are not results: none of them ' +
    'has been measured.',
  evidence: 'What the published evidence supports',
  quiz: 'How the quiz is calculated',
  policyAreas: 'The quiz covers 40+ policy areas',
  policyAreasNote:
    'This, too, is a design target: each of the ten questions is meant to touch at least four areas of ' +
    'public life, from schools to local business. A published map from questions to areas would show ' +
    'whether it does.',
  weights:
    'The weights are our editors’ judgment of how widely an answer is shared. They are published here ' +
    'so that you can disagree with them.',
} as const

/** The four stages (Spec §2 Methodology). */
export const STAGES: readonly Point[] = [
  {
    title: 'Awareness',
    text: 'Guess what others think, then see what they said. The surprise is the beginning.',
  },
  { title: 'Understanding', text: 'Read why people hold what they hold, told by themselves.' },
  { title: 'Engagement', text: 'Answer the Community Pulse and compare how each group answered.' },
  { title: 'Action', text: 'Take one challenge off the screen and to a person you know.' },
]

/** What would show that it works (Spec §2 Methodology, success measures). */
export const SUCCESS_MEASURES: readonly string[] = [
  'Guesses about the other party that come closer to what it said.',
  'More people willing to talk with someone who votes differently.',
  'People who come back, and who act on what they read.',
]

/** A target of the program: a percentage, and what would have to be measured to say that it is reached. */
export type Target = { readonly percentage: number; readonly goal: string; readonly measure: string }

/**
 * The effectiveness claims (Spec §2 Methodology: 87%, 73% and 65%). Nobody has measured them, so they are
 * stated as the program's own targets and never as results.
 */
export const TARGETS: readonly Target[] = [
  {
    percentage: 87,
    goal: 'of those who finish the quiz see at least one shared value they did not expect',
    measure: 'One question after the quiz, asked of everyone who finishes it.',
  },
  {
    percentage: 73,
    goal: 'say they are more open to a conversation across party lines',
    measure: 'The same question before and after a visit, beside a group that did not visit.',
  },
  {
    percentage: 65,
    goal: 'have taken one step, such as such a conversation, within a month',
    measure:
      'A short follow-up survey of those who agreed to be asked, counting all of them, not just those ' +
      'who reply.',
  },
]
