import { Fragment } from 'react'
import { POLICY_AREAS } from '#domain/pages/quiz-method.ts'
import { fieldworkText, pollText, sharesText } from '#domain/quiz/source-text.ts'
import { SOURCED_QUESTIONS, type SourcedOption } from '#domain/quiz/sources.ts'
import { FigureSource } from '#web/figures/figure-source.tsx'

const COLUMNS = 4

/** Spec §2 Methodology, the statement about policy areas: every figure of the quiz with its poll. */
export function PolicyAreas() {
  return (
    <table className="text-sm max-3xs:wrap-anywhere max-3xs:[&_:is(td,th)]:px-1 print:break-inside-auto">
      <caption className="pb-3 text-left font-strong text-ink">{POLICY_AREAS.table}</caption>
      <thead className="align-bottom">
        <tr>
          <th className="w-full" scope="col">
            {POLICY_AREAS.answer}
          </th>
          <PartyColumn {...POLICY_AREAS.republicans} />
          <PartyColumn {...POLICY_AREAS.democrats} />
          <th scope="col">{POLICY_AREAS.weight}</th>
        </tr>
      </thead>
      {SOURCED_QUESTIONS.map(({ text, options }, index) => (
        <tbody key={text}>
          <tr className="print:break-after-avoid">
            <th
              className="border-ink pt-10 font-display font-medium text-[1.125rem]/[1.3] text-ink"
              scope="rowgroup"
              colSpan={COLUMNS}
            >
              <span className="tabular-nums lining-nums">{index + 1}.</span> {text}
            </th>
          </tr>
          {options.map((option) => (
            <Area key={option.value} option={option} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Below 30rem there is room for the short name only. Screen readers always get the full one. */
function PartyColumn({ full, short }: { full: string; short: string }) {
  return (
    <th className="relative" scope="col">
      <span className="max-xs:sr-only">{full}</span>
      <span className="xs:hidden" aria-hidden="true">
        {short}
      </span>
    </th>
  )
}

/** Two rows: the figures, and the poll they come from. */
function Area({ option }: { option: SourcedOption }) {
  const { value, area, text, republicans, democrats, weight } = option
  const id = `area-${value}`
  return (
    <Fragment>
      <tr className="align-top print:break-inside-avoid print:break-after-avoid">
        <th className="wrap-anywhere border-b-0 pt-4 pb-1 leading-[1.4]" id={id} scope="row">
          <b className="block font-semibold text-ink">{area}</b> {text}
        </th>
        <td className="border-b-0 pt-4 pb-1 font-semibold text-red-ink">{republicans}%</td>
        <td className="border-b-0 pt-4 pb-1 font-semibold text-blue-ink">{democrats}%</td>
        <td className="border-b-0 pt-4 pb-1 text-ink">{(weight / 100).toFixed(2)}</td>
      </tr>
      <tr className="print:break-inside-avoid">
        <td
          className="wrap-anywhere space-y-1 pt-0 pb-4 text-left text-ink-mute text-xs/[1.45]"
          colSpan={COLUMNS}
          headers={id}
        >
          <p>{sharesText(option)}</p>
          <FigureSource
            about={area}
            line={`${pollText(option)} ${fieldworkText(option)}`}
            figure={option}
            also={option.also}
          />
        </td>
      </tr>
    </Fragment>
  )
}
