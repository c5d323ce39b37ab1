import { clsx } from 'clsx'
import { useId } from 'react'
import { Link } from 'react-router'
import { averageText, highestFirst } from '#domain/quiz/picks.ts'
import { exactMeanText, RESULT_TEXT } from '#domain/quiz/result-messages.ts'
import { totalOf } from '#domain/quiz/score.ts'
import type { SourcedOption } from '#domain/quiz/sources.ts'
import { PARTY_KEY } from '#domain/values/messages.ts'
import { ChartKey } from '#web/figures/chart-key.tsx'
import { CaveatNote } from '#web/ui/caveat-note.tsx'
import { urls } from '#web/urls.ts'
import { PartyChart } from '../party-chart.tsx'
import { PollText } from '../poll-text.tsx'

const FIGURE =
  'whitespace-nowrap font-display font-medium text-plum tracking-dense tabular-nums lining-nums md:text-[2.75rem]'
const COLUMNS =
  'grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 gap-y-2 md:grid-cols-[6rem_minmax(0,1fr)] md:gap-x-4 full:gap-x-8'

export type PicksProps = {
  answers: Readonly<Record<string, string>>
  overlapPercentage: number
}

/** The list below a result: ten picks with their polls, and the average of their figures. */
export function Picks({ answers, overlapPercentage }: PicksProps) {
  const headingId = useId()
  return (
    <section className="mt-[clamp(3rem,6vw,5.5rem)]" aria-labelledby={headingId}>
      <h3 className="text-2xl tracking-snug" id={headingId}>
        {RESULT_TEXT.picks}
      </h3>
      <p className="mt-3 mb-6 measure-60">{RESULT_TEXT.picksLead}</p>
      <ChartKey className="mb-6" {...PARTY_KEY} />
      <ol className="border-ink border-t-2" aria-labelledby={headingId}>
        {highestFirst(answers).map((pick) => (
          <PickRow key={pick.value} pick={pick} />
        ))}
      </ol>
      <div
        className={`${COLUMNS} -mt-px items-baseline border-ink border-t-2 py-6 full:grid-cols-[7rem_minmax(0,1fr)]`}
      >
        <Figure isLong>{exactMeanText(totalOf(answers)).slice(0, -1)}</Figure>
        <p className="measure-52 font-mid text-ink">{averageText(overlapPercentage)}</p>
      </div>
      <CaveatNote className="mt-6">
        <b>{RESULT_TEXT.limitsTitle}</b> {RESULT_TEXT.limits}{' '}
        <Link to={urls.methodology()}>{RESULT_TEXT.howChosen}</Link>
      </CaveatNote>
    </section>
  )
}

function PickRow({ pick }: { pick: SourcedOption }) {
  return (
    <li
      className={`${COLUMNS} items-start border-line border-b py-6 full:grid-cols-[7rem_minmax(0,1fr)_22rem] full:grid-rows-[auto_1fr] print:break-inside-avoid`}
    >
      <p className="md:row-span-3 md:-mt-1 full:row-span-2">
        <Figure>{pick.weight}</Figure>
        <span className="sr-only"> {RESULT_TEXT.orMore}</span>
      </p>
      <h4 className="text-xl/[1.18]">{pick.text}</h4>
      <div className="col-span-full min-w-0 md:col-span-1 md:col-start-2 full:col-start-3 full:row-span-2 full:row-start-1 [&>div]:mt-0">
        <PartyChart source={pick} />
      </div>
      <PollText source={pick} className="col-span-full min-w-0 measure-66 md:col-span-1 md:col-start-2" />
    </li>
  )
}

function Figure({ isLong, children }: { isLong?: boolean; children: number | string }) {
  return (
    <span className={clsx(FIGURE, isLong ? 'text-[1.75rem]/none' : 'text-[2.125rem]/none')}>
      {children}
      <small className="ml-[0.04em] align-[0.4em] text-[0.55em]">%</small>
    </span>
  )
}
