import { ChevronDown } from '@lucide/icons'
import type { Backing } from '#domain/compare/compare.ts'
import {
  backingAnswer,
  differencesLead,
  differencesTitle,
  putFirst,
} from '#domain/compare/compare-messages.ts'
import { conversationOf, sourceOf } from '#domain/quiz/sources.ts'
import { PartyChart } from '#web/features/quiz/party-chart.tsx'
import { PollText } from '#web/features/quiz/poll-text.tsx'
import { PairGlyph } from '#web/figures/pair-glyph.tsx'
import { PersonMark } from '#web/figures/people.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ComparisonProps } from './comparison.tsx'
import { Part } from './part.tsx'

const ORDER = { no: 0, unsure: 1, yes: 2 } as const

type DifferencesProps = {
  /** Question indexes. */
  different: readonly number[]
  theirs: readonly string[]
  name: string | null
} & Pick<ComparisonProps, 'yours' | 'who' | 'backed'>

/** A line for each pick that differs, with a question to ask. No comes first, then Not sure, then Yes. */
export function Differences({ different, backed, ...rest }: DifferencesProps) {
  const rows = different
    .map((question, index) => ({ question, backing: backed[index] ?? 'unsure' }))
    .toSorted((a, b) => ORDER[a.backing] - ORDER[b.backing])
  return (
    <Part title={differencesTitle(different.length)} lead={differencesLead(different.length)}>
      <div className="border-line border-t">
        {rows.map((row) => (
          <Difference key={row.question} {...row} {...rest} />
        ))}
      </div>
    </Part>
  )
}

type DifferenceProps = { question: number; backing: Backing } & Omit<DifferencesProps, 'different' | 'backed'>

function Difference({ question, backing, yours, theirs, name, who }: DifferenceProps) {
  const answered = who === 'you' ? theirs : yours
  return (
    <details className="group border-line border-b print:break-inside-avoid">
      <summary className="difference">
        <PairGlyph kind={backing} />
        <b className="font-semibold text-ink group-hover:underline">
          {sourceOf(question, answered[question])?.area}
        </b>
        <span className="text-sm/[1.4]">{conversationOf(question)}</span>
        <span className="whitespace-nowrap text-sm">{backingAnswer(backing, name, who)}</span>
        <Icon of={ChevronDown} className="text-plum group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 pt-1 pb-6 md:grid-cols-2 md:gap-12 md:pl-15">
        <OnePick question={question} value={yours[question]} who="you" name={name} />
        <OnePick question={question} value={theirs[question]} who="them" name={name} />
      </div>
    </details>
  )
}

type OnePickProps = { question: number; value: string | undefined; who: 'you' | 'them'; name: string | null }

function OnePick({ question, value, who, name }: OnePickProps) {
  const pick = sourceOf(question, value)
  if (!pick) return null
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="wrap-anywhere flex items-center gap-2 font-semibold text-ink text-sm">
        <PersonMark who={who} />
        {putFirst(who, name)}
      </p>
      <p className="font-display font-medium text-prose/[1.25] text-ink tracking-trim">{pick.text}</p>
      <PartyChart source={pick} />
      <PollText source={pick} />
    </div>
  )
}
