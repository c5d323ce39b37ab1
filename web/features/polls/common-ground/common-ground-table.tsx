import { ChevronDown } from '@lucide/icons'
import { clsx } from 'clsx'
import { Fragment } from 'react'
import { GROUP_LABEL } from '#domain/polls/affiliations.ts'
import { COMMON_GROUND_TEXT, howItIsCalculated } from '#domain/polls/common-ground-text.ts'
import { counted } from '#domain/whole-number.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PollComparison } from '../poll-comparison.ts'
import { POLL_HEADING, SOURCE } from '../poll-results.tsx'

const { columns } = COMMON_GROUND_TEXT

export function CommonGroundTable({ comparison }: { comparison: PollComparison }) {
  const { firstChoice } = comparison
  return (
    <div>
      <h2 className={POLL_HEADING}>{COMMON_GROUND_TEXT.table}</h2>
      <DataTable
        className="[&_:is(td,th)]:px-2.5 [&_table]:min-w-xl [&_td]:text-ink [&_thead_th]:wrap-normal [&_tbody_th]:w-2/5 [&_tbody_th]:min-w-40 [&_tbody_th]:font-mid [&_tbody_th]:text-ink"
        caption={COMMON_GROUND_TEXT.table}
        hideCaption
        columns={Object.values(columns)}
        rows={comparison.options.map((option) => [
          option.option,
          `${option.everyone}%`,
          `${option.groupAverage}%`,
          <Fragment key="lowest">
            {option.lowest}%
            <small className="block text-ink-mute text-xs">
              {' '}
              {option.lowestGroup ? GROUP_LABEL[option.lowestGroup] : COMMON_GROUND_TEXT.severalLowest}
            </small>
          </Fragment>,
          counted(option.difference ?? 0, 'point'),
        ])}
        tinted={firstChoice}
      />
      <p className={clsx(SOURCE, 'mt-3')}>
        {COMMON_GROUND_TEXT.differenceNote} {firstChoice !== null && COMMON_GROUND_TEXT.tintNote}
      </p>
      <HowItIsCalculated version={comparison.version} />
    </div>
  )
}

function HowItIsCalculated({ version }: { version: string }) {
  return (
    <details className="mt-4 text-sm">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-2 font-semibold text-plum underline decoration-1 underline-offset-loose [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronDown} />
        {COMMON_GROUND_TEXT.how}
      </summary>
      <ul className="lens-list grid measure-62 gap-3 pt-2">
        {howItIsCalculated(version).map(([term, explanation]) => (
          <li className="pl-7 before:left-1" key={explanation}>
            {term && <b className="text-ink">{term}</b>}
            {explanation}
          </li>
        ))}
      </ul>
    </details>
  )
}
