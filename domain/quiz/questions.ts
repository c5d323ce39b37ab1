/** `value` is sent and stored. `hundredths` is the weight, 58–95, as a whole number so that sums stay exact. */
export type QuizOption = { readonly value: string; readonly text: string; readonly hundredths: number }

export type QuizQuestion = {
  readonly id: string
  readonly text: string
  readonly options: readonly QuizOption[]
}

/** Weight of an unknown answer (spec §9 Quiz). */
export const UNKNOWN_HUNDREDTHS = 55

/** 0.58–0.95 (spec §9 Quiz). */
export function weightOf(option: QuizOption): number {
  return option.hundredths / 100
}

/**
 * Spec §9 Quiz. Every answer is one that a good neighbor of any politics could give. The weights are an editor's
 * judgment of how widely an answer is shared, not a measurement, and are published on /methodology for that reason.
 */
export const QUIZ_QUESTIONS: readonly QuizQuestion[] = [
  {
    id: 'new-neighbors',
    text: 'A new family moves in next door. What would make you glad they came?',
    options: [
      {
        value: 'look-out-for-kids',
        text: 'They will look out for my kids, and I will look out for theirs',
        hundredths: 95,
      },
      {
        value: 'keep-the-place-up',
        text: 'They keep the place up and wave when they drive by',
        hundredths: 80,
      },
      {
        value: 'bring-new-skills',
        text: 'They bring new skills or a new business to the area',
        hundredths: 66,
      },
      {
        value: 'show-up-in-town',
        text: 'They show up: at the school play, the cookout, the town meeting',
        hundredths: 74,
      },
    ],
  },
  {
    id: 'proud-of-a-child',
    text: 'A child you love comes home with a story from school. Which one makes you proudest?',
    options: [
      {
        value: 'kept-trying',
        text: 'They failed at something hard and went back to try again',
        hundredths: 78,
      },
      {
        value: 'told-the-truth',
        text: 'They told the truth when a lie would have been easier',
        hundredths: 92,
      },
      { value: 'sat-with-the-new-kid', text: 'They sat down beside the new kid at lunch', hundredths: 86 },
      { value: 'made-it-right', text: 'They had hurt someone, said so, and made it right', hundredths: 70 },
    ],
  },
  {
    id: 'storm-week',
    text: 'A storm knocks out the power on your street for three days. What matters most to you?',
    options: [
      {
        value: 'ready-beforehand',
        text: 'That each household had put something by beforehand',
        hundredths: 64,
      },
      {
        value: 'fair-turns',
        text: 'That repairs come in a fair order, and we are told what it is',
        hundredths: 72,
      },
      { value: 'share-what-we-have', text: 'That we share grills, chargers and spare rooms', hundredths: 82 },
      {
        value: 'check-on-each-other',
        text: 'That someone knocks on the door of whoever lives alone',
        hundredths: 94,
      },
    ],
  },
  {
    id: 'good-job',
    text: 'What makes a job a good job?',
    options: [
      { value: 'room-to-grow', text: 'You learn, get better, and can move up', hundredths: 76 },
      { value: 'time-for-family', text: 'It leaves time for the people you love', hundredths: 84 },
      { value: 'supports-a-family', text: 'Honest work in it pays enough to live on', hundredths: 93 },
      { value: 'worth-doing', text: 'You can see that the work does someone good', hundredths: 68 },
    ],
  },
  {
    id: 'shop-in-trouble',
    text: 'A family shop on Main Street is struggling. What would you most like to see?',
    options: [
      { value: 'neighbors-buy-there', text: 'Neighbors making a point of buying there', hundredths: 90 },
      { value: 'owners-share-tricks', text: 'Other owners sharing what worked for them', hundredths: 75 },
      { value: 'fair-loan', text: 'A fair loan, on the same terms for anyone', hundredths: 69 },
      { value: 'clear-answers', text: 'A quick, clear answer when they ask for a permit', hundredths: 62 },
    ],
  },
  {
    id: 'town-meeting',
    text: 'When has a town meeting been worth going to?',
    options: [
      {
        value: 'something-decided',
        text: 'When something was decided, and then it was done',
        hundredths: 71,
      },
      {
        value: 'facts-on-the-table',
        text: 'When the facts were on the table for anyone to check',
        hundredths: 79,
      },
      { value: 'minds-moved', text: 'When someone said, “I had not thought of it that way”', hundredths: 58 },
      { value: 'everyone-heard', text: 'When everyone who wanted to speak was heard', hundredths: 88 },
    ],
  },
  {
    id: 'before-graduation',
    text: 'Which one thing should every student have learned before graduation?',
    options: [
      {
        value: 'how-government-works',
        text: 'How our government works, and how to take part',
        hundredths: 81,
      },
      { value: 'handle-money', text: 'How to handle money: earn, save, borrow, plan', hundredths: 77 },
      { value: 'check-a-claim', text: 'How to find out whether something is true', hundredths: 89 },
      {
        value: 'disagree-well',
        text: 'How to disagree with someone and stay on speaking terms',
        hundredths: 73,
      },
    ],
  },
  {
    id: 'people-in-office',
    text: 'What do you most want from people in public office, whoever they are?',
    options: [
      { value: 'answer-to-voters', text: 'That they listen to the people they answer to', hundredths: 83 },
      {
        value: 'same-rules-for-all',
        text: 'That they live by the same rules as everyone else',
        hundredths: 95,
      },
      {
        value: 'work-with-others',
        text: 'That they get things done with people they disagree with',
        hundredths: 78,
      },
      {
        value: 'say-hard-things',
        text: 'That they say what is true even when it costs them',
        hundredths: 85,
      },
    ],
  },
  {
    id: 'friend-who-disagrees',
    text:
      'A good friend says something about politics that you think is wrong. What do you hope you would ' +
      'do?',
    options: [
      { value: 'ask-why', text: 'Ask what brought them to see it that way', hundredths: 87 },
      { value: 'find-agreement', text: 'Look for the part we agree on and start there', hundredths: 80 },
      { value: 'say-so-plainly', text: 'Say plainly that I see it differently, and why', hundredths: 67 },
      { value: 'let-it-pass', text: 'Let it pass; the friendship is worth more', hundredths: 61 },
    ],
  },
  {
    id: 'proud-of-home',
    text: 'What would you most like people to say about the place where you live?',
    options: [
      { value: 'fair-start', text: 'Anyone who puts in the work gets a fair chance', hundredths: 86 },
      {
        value: 'beautiful-and-kept',
        text: 'The land, the water and the old buildings are cared for',
        hundredths: 65,
      },
      { value: 'help-unasked', text: 'People help before they are asked', hundredths: 91 },
      { value: 'safe-to-grow-up', text: 'It is a safe place for a child to grow up', hundredths: 88 },
    ],
  },
]
