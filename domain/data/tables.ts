// The columns of the files at /data. The files, their page, datapackage.json and the README are made from this list. Add
// columns at the end and never rename one, because others read them by name.

/** Types of the Table Schema standard. */
export type ColumnType = 'string' | 'integer' | 'boolean' | 'date'

export interface Column {
  readonly name: string
  readonly type: ColumnType
  readonly description: string
}

/** `pollsters`: figures of others, which we name and cannot license. */
export type TableLicense = 'ours' | 'pollsters'

export interface Table {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly license: TableLicense
  readonly columns: readonly Column[]
}

const column =
  (type: ColumnType) =>
  (name: string, description: string): Column => ({ name, type, description })
const text = column('string')
const whole = column('integer')
const flag = column('boolean')
const day = column('date')

const SHARES = [
  whole(
    'republicans',
    'Percent of Republicans who agreed, 0 to 100. Of Republican parents where only parents were asked (see population).',
  ),
  whole(
    'democrats',
    'Percent of Democrats who agreed, 0 to 100. Of Democratic parents where only parents were asked (see population).',
  ),
  whole(
    'independents',
    'Percent of independents who agreed (of independent parents where only parents were asked). Empty where we found no text that prints it.',
  ),
]
const EVERYONE = whole(
  'everyone',
  'Percent of all respondents who agreed. Empty where we found no text that prints it.',
)
const SOURCE = [
  text('asked', 'Completes the sentence “86% of Republicans …”.'),
  text('question', 'What was asked, in the pollster’s words or in ours.'),
  text('pollster', 'Organization that ran the poll.'),
  whole('year', 'Year of the poll.'),
  text(
    'fieldwork',
    'Dates of the interviews as published, or only a year or the date of publication where we know no more.',
  ),
  text('population', 'Who was asked, with the sample size where it is known.'),
  text('note', 'What qualifies the figure. Print it with the figure.'),
  text('url', 'Page with the figure, by the pollster, its sponsor or another publisher.'),
  text('also', 'Addresses of second sources, separated by spaces.'),
]

export const TABLES = [
  {
    name: 'shared-values',
    title: 'Shared values',
    description:
      'The fifteen poll questions behind Shared Values: question, pollster, dates and the share of each group.',
    license: 'pollsters',
    columns: [
      text('slug', 'Stable name in the page address, such as term-limits-for-congress.'),
      text('title', 'Name of the value on the site.'),
      ...SHARES,
      whole('everyone', 'Percent of all respondents who agreed.'),
      ...SOURCE,
    ],
  },
  {
    name: 'quiz-answers',
    title: 'Quiz answers',
    description: 'The forty answers of the quiz “Find Your Overlap”, and the poll behind each one.',
    license: 'pollsters',
    columns: [
      text('value', 'Stable key of the answer.'),
      whole('question_number', 'Number of the quiz question, 1 to 10.'),
      text('quiz_question', 'Text of the quiz question.'),
      text('answer', 'Text of the answer.'),
      text('area', 'Policy area, different for each answer.'),
      ...SHARES,
      EVERYONE,
      ...SOURCE,
      text(
        'sponsor',
        'Organization that commissioned the poll. Empty where we list none apart from the pollster’s name.',
      ),
    ],
  },
  {
    name: 'splits',
    title: 'Splits',
    description:
      'The ten polls on which the parties are 40 points or more apart, with the share of each group.',
    license: 'pollsters',
    columns: [
      text('slug', 'Stable name of the split, such as border-wall.'),
      text('statement', 'What people agreed with, as a short title.'),
      ...SHARES,
      EVERYONE,
      ...SOURCE,
      text('sponsor', 'Organization that commissioned the poll. Empty where no text we read names one.'),
    ],
  },
  {
    name: 'polls',
    title: 'Polls',
    description: 'Every Community Pulse question, with its dates, its ballots and what came of it.',
    license: 'ours',
    columns: [
      text('slug', 'Stable name in the page address.'),
      text('question', 'Text of the question.'),
      text('status', 'Status of the poll: open or closed.'),
      day('opened', 'Day on which the poll was opened (UTC).'),
      day('closed', 'Day on which the poll was closed (UTC). Empty while it is open.'),
      whole('ballots', 'Number of ballots, sample votes included.'),
      whole('sample_ballots', 'Ballots of the demo content, which nobody cast.'),
      text('outcome', 'What came of the poll, if anything yet.'),
      text('page', 'Address of the poll’s page.'),
    ],
  },
  {
    name: 'poll-results',
    title: 'Poll results',
    description: 'Votes for each answer of each poll. By affiliation once a poll is closed.',
    license: 'ours',
    columns: [
      text('poll', 'Slug of the poll.'),
      text('group', 'Group of voters: all, conservative, liberal, independent or other.'),
      whole('option', 'Position of the answer on the ballot, counted from 1.'),
      text('answer', 'Text of the answer.'),
      whole('votes', 'Number of votes. Empty if the group is withheld.'),
      whole('percentage', 'Whole percent of the group’s votes. Empty if the group is withheld.'),
      flag('withheld', 'Whether the group is withheld because it, or another one, is too small to be shown.'),
      flag('sample', 'Whether the poll still has sample votes. Don’t print such results.'),
    ],
  },
  {
    name: 'activity',
    title: 'Activity by week',
    description:
      'Weekly totals: articles read to the end, quizzes, votes, challenges, sign-ups and issues sent.',
    license: 'ours',
    columns: [
      day('week', 'Monday on which the week begins, in the site’s time zone. Only complete weeks.'),
      text('kind', 'What is counted: read, quiz, vote, challenge, signUp, unsubscribe or issue.'),
      whole('count', 'How many there were in the week, of all visitors together.'),
    ],
  },
] as const satisfies readonly Table[]

export type TableName = (typeof TABLES)[number]['name']
export type Cell = string | number | boolean | null
export type Row = Readonly<Record<string, Cell>>

export const DATA_TEXT = {
  license: 'CC BY 4.0',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  licenses: {
    ours: 'Our counts, text and charts: CC BY 4.0. Please credit Civic Unity.',
    pollsters:
      'The figures are the pollsters’, who are named in every row. We can’t license them. Our text around them: CC BY 4.0.',
  },
} as const
