// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` removes the roles in some browsers.

import { ChevronDown } from '@lucide/icons'
import { clsx } from 'clsx'
import { useId } from 'react'
import { GROUP_LABEL } from '#domain/polls/affiliations.ts'
import type { OptionComparison } from '#domain/polls/common-ground.ts'
import { COMMON_GROUND_TEXT, HOW_IT_IS_CALCULATED } from '#domain/polls/common-ground-text.ts'
import { counted } from '#domain/whole-number.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { PollComparison } from '../poll-comparison.ts'
import { POLL_HEADING, SOURCE } from '../poll-results.tsx'

const { columns } = COMMON_GROUND_TEXT

/** Under 640 px each row is a block with its own labels. The roles keep it a table for screen readers. */
const TABLE = 'max-sm:block max-sm:[&_tbody]:block'
const ROW =
  'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-3 max-sm:border-line max-sm:border-b max-sm:py-4 max-zoomed:grid-cols-1'
const TINT = 'bg-plum-wash forced-colors:outline forced-colors:-outline-offset-1'
const CELL = 'text-ink sm:px-2.5 max-sm:border-0 max-sm:p-0 max-sm:text-left'
const ROW_HEADER = clsx(CELL, 'wrap-anywhere font-mid max-sm:col-span-full sm:w-[40%] sm:text-left')

export function CommonGroundTable({ comparison }: { comparison: PollComparison }) {
  const headingId = useId()
  const { firstChoice } = comparison
  return (
    <section aria-labelledby={headingId}>
      <h2 className={POLL_HEADING} id={headingId}>
        {COMMON_GROUND_TEXT.table}
      </h2>
      <table className={TABLE} role="table" aria-labelledby={headingId}>
        <thead className="align-bottom max-sm:sr-only" role="rowgroup">
          <tr role="row">
            {Object.values(columns).map((column) => (
              <th className="sm:px-2.5" role="columnheader" scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {comparison.options.map((option, index) => (
            <Row key={option.option} option={option} isFirstChoice={index === firstChoice} />
          ))}
        </tbody>
      </table>
      <p className={clsx(SOURCE, 'mt-3')}>
        {COMMON_GROUND_TEXT.differenceNote} {firstChoice !== null && COMMON_GROUND_TEXT.tintNote}
      </p>
      <HowItIsCalculated />
    </section>
  )
}

function Row({ option, isFirstChoice }: { option: OptionComparison; isFirstChoice: boolean }) {
  const { lowestGroup, difference } = option
  const cells: [string, string, string?][] = [
    [columns.everyone, `${option.everyone}%`],
    [columns.groupAverage, `${option.groupAverage}%`],
    [
      columns.lowest,
      `${option.lowest}%`,
      lowestGroup ? GROUP_LABEL[lowestGroup] : COMMON_GROUND_TEXT.severalLowest,
    ],
    [columns.difference, counted(difference ?? 0, 'point')],
  ]
  return (
    <tr className={clsx(ROW, isFirstChoice && `${TINT} max-sm:-mx-3 max-sm:px-3`)} role="row">
      <th className={ROW_HEADER} role="rowheader" scope="row">
        {option.option}
      </th>
      {cells.map(([column, value, detail]) => (
        <td className={CELL} role="cell" key={column}>
          {/* The column header says the same to screen readers. */}
          <span className="block text-ink-mute text-xs sm:hidden" aria-hidden="true">
            {column}
          </span>
          {value}
          {detail && <small className="block text-ink-mute text-xs"> {detail}</small>}
        </td>
      ))}
    </tr>
  )
}

function HowItIsCalculated() {
  return (
    <details className="mt-4 text-sm">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-2 font-semibold text-plum underline decoration-1 underline-offset-loose [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronDown} />
        {COMMON_GROUND_TEXT.how}
      </summary>
      <ul className="lens-list grid measure-62 gap-3 pt-2">
        {HOW_IT_IS_CALCULATED.map(([term, explanation]) => (
          <li className="pl-7 before:left-1" key={explanation}>
            {term && <b className="text-ink">{term}</b>}
            {explanation}
          </li>
        ))}
      </ul>
    </details>
  )
}
