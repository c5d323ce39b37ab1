import { expect, test } from 'vitest'
import { QUIZ_QUESTIONS, UNKNOWN_HUNDREDTHS } from '#domain/quiz/questions.ts'
import { CATEGORY_FORMULAS, categoryPercentage } from '#domain/quiz/score.ts'
import { SOURCED_QUESTIONS, type SourcedOption } from '#domain/quiz/sources.ts'
import { POLICY_AREAS, QUIZ_METHOD } from './quiz-method.ts'

const polls = SOURCED_QUESTIONS.flatMap(({ options }) => options)
const shares = polls.flatMap(({ republicans, democrats }) => [republicans, democrats])
const chosen = POLICY_AREAS.chosen.join(' ')
const limits = QUIZ_METHOD.limits.join(' ')

const NUMBERS = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
  ],
]
const countWhere = (is: (poll: SourcedOption) => boolean) => polls.filter(is).length
const wordFor = (is: (poll: SourcedOption) => boolean) => NUMBERS[countWhere(is)] ?? ''
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const find = (wanted: string) => polls.find(({ value }) => value === wanted)

test('the quiz has forty options, each on its own subject', () => {
  expect(POLICY_AREAS.heading).toBe('The quiz covers 40+ policy areas')
  expect(POLICY_AREAS.lead).toContain('forty options, each on its own subject')
  expect(new Set(polls.map(({ area }) => area)).size).toBe(40)
})

test('the weights are described as they are', () => {
  const weights = QUIZ_QUESTIONS.flatMap(({ options }) => options.map(({ hundredths }) => hundredths))
  const decimal = (hundredths: number) => (hundredths / 100).toFixed(2)
  expect(QUIZ_METHOD.scoring).toContain(
    `between ${decimal(Math.min(...weights))} and ${decimal(Math.max(...weights))}.`,
  )
  expect(QUIZ_METHOD.scoring).toContain(`has a weight of ${decimal(UNKNOWN_HUNDREDTHS)}.`)
})

test('the categories of any ten answers are at most two points apart', () => {
  expect(QUIZ_METHOD.categories).toContain('never differ by more than two points')
  const gaps = Array.from({ length: 1000 - 550 }, (_, index) => {
    const percentages = CATEGORY_FORMULAS.map((formula) => categoryPercentage(formula, 550 + index, 10))
    return Math.max(...percentages) - Math.min(...percentages)
  })
  expect(Math.max(...gaps)).toBeLessThanOrEqual(2)
})

test('the balance between the parties is that of the data', () => {
  expect(chosen).toContain(`between ${Math.min(...shares)}% and ${Math.max(...shares)}% of each party`)
  const leads = (sign: number) =>
    countWhere(({ republicans, democrats }) => Math.sign(republicans - democrats) === sign)
  expect(chosen).toContain(
    `Republicans agreed more on ${leads(1)} of the forty, Democrats on ${leads(-1)}, and ${NUMBERS[leads(0)]} is a tie.`,
  )
  const [republicans, democrats] = (['republicans', 'democrats'] as const).map((party) =>
    (Math.round(mean(polls.map((poll) => poll[party])) * 10) / 10).toFixed(1),
  )
  expect(chosen).toContain(`${republicans}% of Republicans and ${democrats}% of Democrats`)
  const gap = mean(polls.map((poll) => Math.abs(poll.republicans - poll.democrats)))
  expect(chosen).toContain(`the parties are ${Math.round(gap)} points apart on average`)
})

test('every question is listed with the party that agreed more, and by how much', () => {
  const subjects = [
    ...['schools', 'work', 'health', 'Washington', 'elections', 'safety', 'immigration', 'technology'],
    ...['land and water', 'community'],
  ]
  const leads = SOURCED_QUESTIONS.map(({ options }, index) => ({
    subject: subjects[index] ?? '',
    lead: mean(options.map(({ republicans, democrats }) => republicans - democrats)),
  }))
  const list = (sign: number) =>
    leads
      .filter(({ lead }) => Math.sign(lead) === sign)
      .toSorted((a, b) => Math.abs(b.lead) - Math.abs(a.lead))
      .map(({ subject, lead }) => `${subject} (${Math.abs(lead)})`)
      .join(', ')
      .replace(/, (?=[^,]+$)/, ' and ')
  const text = chosen.replace('by 5.25 points', '5.25')
  expect(text).toContain(`Republicans agreed more on ${list(1)}.`)
  expect(text).toContain(`Democrats agreed more on ${list(-1)}.`)
})

test('the widest gaps are named', () => {
  const widest = polls
    .map(({ value, republicans, democrats }) => ({ value, gap: democrats - republicans }))
    .toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap))
    .slice(0, 3)
  expect(widest).toEqual([
    { value: 'early-voting', gap: 28 },
    { value: 'voter-id', gap: -26 },
    { value: 'background-checks', gap: 25 },
  ])
  expect(chosen).toContain(
    'early voting (28 points, more Democrats), photo ID (26, more Republicans) and background checks (25, more Democrats)',
  )
})

test('what the quiz leaves out about independents is computed from their shares', () => {
  const known = polls.flatMap((poll) =>
    poll.independents === null ? [] : [{ ...poll, independents: poll.independents }],
  )
  const below = known.filter((poll) => poll.independents < Math.min(poll.republicans, poll.democrats))
  const above = known.filter((poll) => poll.independents > Math.max(poll.republicans, poll.democrats))
  expect(limits).toContain(
    `We found their share for ${known.length} of the forty. On ${below.length} of these`,
  )
  expect([above.length, limits.includes('and on none more than both')]).toEqual([0, true])
  const floor = Math.min(...shares)
  expect(known.filter(({ independents }) => independents < floor).map(({ value }) => value)).toEqual([
    'border',
    'immigration-judges',
  ])
  expect(limits).toContain(
    `immigration judges (${find('immigration-judges')?.independents}% of independents)`,
  )
  expect(limits).toContain(`Border Patrol officers (${find('border')?.independents}%)`)
  expect(limits).toContain(`the lowest share of either party on any answer (${floor}%)`)
})

test('sponsors are counted, and their notes say who commissioned the poll', () => {
  const isForOthers = ({ pollster }: SourcedOption) => /, (?:for|with) /.test(pollster)
  expect(polls.filter(({ sponsor }) => sponsor !== null).every(isForOthers)).toBe(true)
  expect(chosen).toContain(`${capitalized(wordFor(isForOthers))} were done for or with someone else, and one`)
  const interested = ({ note }: SourcedOption) => /^Commissioned by|, which campaigns for/.test(note ?? '')
  expect(chosen).toContain(`The notes say so for ${wordFor(interested)}, and the ninth`)
  const progressive = ({ pollster, note }: SourcedOption) =>
    pollster === 'Data for Progress' && /progressive firm/.test(note ?? '')
  expect(chosen).toContain(
    `${capitalized(wordFor(progressive))} are by Data for Progress, a progressive firm`,
  )
  expect(countWhere(({ pollster }) => pollster.includes('Data for Progress'))).toBe(countWhere(progressive))
})

test('missing sample sizes and opt-in panels are counted', () => {
  const hasNoSize = ({ population }: SourcedOption) => !/\d/.test(population)
  expect(limits).toContain(`For ${wordFor(hasNoSize)} of the forty we found no sample size.`)
  const by = (name: string) => wordFor(({ pollster }) => pollster.startsWith(name))
  expect(limits).toContain(
    `${by('Morning Consult')} by Morning Consult and ${by('YouGov')} by YouGov. Data for Progress, behind ${by('Data for Progress')} more,`,
  )
  const areParents = ({ population }: SourcedOption) => /^[\d,]+ (?:U\.S\. )?parents/.test(population)
  expect(limits).toContain(`in ${wordFor(areParents)} cases parents`)
})

test('questions about importance alone have higher weights, as the page says', () => {
  const isImportance = ({ asked }: SourcedOption) =>
    /\bimportant\b|\bessential right\b/.test(asked) && !asked.includes('government')
  expect(limits).toContain(`${capitalized(wordFor(isImportance))} ask how important something is`)
  const averageOf = (those: readonly SourcedOption[]) =>
    Math.round(mean(those.map(({ weight }) => weight)) * 10) / 10
  const importance = averageOf(polls.filter(isImportance))
  const others = averageOf(polls.filter((poll) => !isImportance(poll)))
  expect(limits).toContain(`weights average ${importance}%, those of the other thirty-five ${others}%.`)
})

test('the tax credits and the visas are those of the options', () => {
  const credits = ({ text }: SourcedOption) => /tax credit/.test(text)
  expect(limits).toContain(`${capitalized(wordFor(credits))} are tax credits`)
  expect(limits).toContain(`${wordFor(({ text }) => /visas/.test(text))} grants more visas`)
})

test('polls with a briefing are counted, and the note of each says so', () => {
  const briefed = polls.filter(({ pollster }) => pollster.startsWith('Program for Public Consultation'))
  expect(chosen).toContain(
    `${capitalized(NUMBERS[briefed.length] ?? '')} are from the Program for Public Consultation`,
  )
  for (const { note } of briefed) expect(note).toContain('briefing')
})

test('the years of the polls are those of the data', () => {
  const years = polls.map(({ year }) => year)
  expect(limits).toContain(`from ${Math.min(...years)} to ${Math.max(...years)}`)
})
