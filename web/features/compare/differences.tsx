import { clsx } from 'clsx'
import { MessageCircleQuestion } from 'lucide-react'
import { useId } from 'react'
import { COMPARE_TEXT, differencesTitle, theyPicked } from '#domain/compare/compare-messages.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { conversationOf, sourceOf } from '#domain/quiz/sources.ts'
import { PARTY_KEY } from '#domain/values/messages.ts'
import { PartyChart } from '#web/features/quiz/party-chart.tsx'
import { PollText } from '#web/features/quiz/poll-text.tsx'
import { ChartKey } from '#web/figures/chart-key.tsx'
import { PersonMark } from '#web/figures/people.tsx'
import { Part } from './part.tsx'

export type DifferencesProps = {
  questions: readonly number[]
  yours: readonly string[]
  theirs: readonly string[]
  name: string | null
}

export function Differences({ questions, yours, theirs, name }: DifferencesProps) {
  return (
    <Part title={differencesTitle(questions.length)} lead={COMPARE_TEXT.differencesLead}>
      <ChartKey className="mb-6" {...PARTY_KEY} />
      <div className="border-line border-t">
        {questions.map((question) => (
          <Difference
            key={question}
            question={question}
            yours={yours[question]}
            theirs={theirs[question]}
            name={name}
          />
        ))}
      </div>
    </Part>
  )
}

type DifferenceProps = {
  question: number
  yours: string | undefined
  theirs: string | undefined
  name: string | null
}

function Difference({ question, yours, theirs, name }: DifferenceProps) {
  const headingId = useId()
  return (
    <article
      className="grid gap-5 border-line border-b py-6 full:grid-cols-[16rem_minmax(0,1fr)] full:gap-x-8 print:break-inside-avoid"
      aria-labelledby={headingId}
    >
      <h3 className="text-xl" id={headingId}>
        {QUIZ_QUESTIONS[question]?.text}
      </h3>
      <div className="grid gap-6 tablet:grid-cols-2 tablet:grid-rows-[repeat(4,auto)] tablet:gap-0">
        <OnePick question={question} value={yours} who="you" label={COMPARE_TEXT.youPicked} />
        <OnePick question={question} value={theirs} who="them" label={theyPicked(name)} />
      </div>
      <div className="grid grid-cols-lead gap-x-3 gap-y-1 rounded-sheet bg-plum-wash p-4 full:col-start-2 forced-colors:border">
        <MessageCircleQuestion className="icon mt-0.5 text-plum" aria-hidden="true" />
        <p className="font-semibold text-plum text-sm">{COMPARE_TEXT.askEachOther}</p>
        <p className="col-start-2 text-pretty font-display font-medium text-[1.3125rem]/[1.3] text-ink tracking-trim">
          {conversationOf(question)}
        </p>
      </div>
    </article>
  )
}

type OnePickProps = { question: number; value: string | undefined; who: 'you' | 'them'; label: string }

/** From 44rem, the rows of both columns line up. */
const SIDE = 'grid min-w-0 content-start gap-2 tablet:row-span-4 tablet:grid-rows-subgrid tablet:gap-2'

function OnePick({ question, value, who, label }: OnePickProps) {
  const pick = sourceOf(question, value)
  if (!pick) return null
  return (
    <div
      className={clsx(SIDE, who === 'you' ? 'tablet:border-line tablet:border-r tablet:pr-6' : 'tablet:pl-6')}
    >
      <p className="wrap-anywhere flex items-center gap-2 font-semibold text-ink text-sm">
        <PersonMark who={who} />
        {label}
      </p>
      <p className="font-display font-medium text-prose/[1.25] text-ink tracking-trim">{pick.text}</p>
      <PartyChart source={pick} />
      <PollText source={pick} />
    </div>
  )
}
