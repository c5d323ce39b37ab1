import { ArrowDown, ArrowUp } from '@lucide/icons'
import { type ReactNode, useState } from 'react'
import { areParents } from '#domain/quiz/parents.ts'
import { SOURCED_QUESTIONS, type SourcedOption } from '#domain/quiz/sources.ts'
import { MORE_ON_FIGURE } from '#domain/values/figure.ts'
import { QUIZ_TABLE, VALUES_PAGE_TEXT } from '#domain/values/page-text.ts'
import { NotPrinted } from '#web/figures/not-printed.tsx'
import { SourceLink } from '#web/figures/source-link.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'

const ANSWERS = SOURCED_QUESTIONS.flatMap(({ options }) => options)
const COLUMNS = ['area', 'republicans', 'democrats', 'independents', 'year', 'pollster'] as const
type Column = (typeof COLUMNS)[number]
type Order = { readonly column: Column; readonly isDescending: boolean }

/** Complete and in the quiz's order without JavaScript. */
export function QuizAnswersTable() {
  const [filter, setFilter] = useState('')
  const [order, setOrder] = useState<Order>()
  const words = filter.toLowerCase().split(/\s+/)
  const found = ANSWERS.filter(({ area, text, pollster }) => {
    const searched = `${area} ${text} ${pollster}`.toLowerCase()
    return words.every((word) => searched.includes(word))
  })
  const rows = order ? found.toSorted((a, b) => compare(a, b, order)) : found
  return (
    <>
      <div className="needs-script mb-6 grid items-end gap-4 md:grid-cols-[minmax(0,28rem)_1fr]">
        <Field label={VALUES_PAGE_TEXT.filter}>
          <Input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
        </Field>
        <LiveRegion className="text-sm md:pb-3">
          {filter && VALUES_PAGE_TEXT.shown(rows.length, ANSWERS.length)}
        </LiveRegion>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="relative overflow-x-auto" aria-label={VALUES_PAGE_TEXT.table} tabIndex={0}>
        <table className="min-w-4xl text-sm">
          <caption className="sr-only">{VALUES_PAGE_TEXT.answers}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <SortHeader key={column} column={column} order={order} onSort={setOrder} />
              ))}
              <th className="text-left" scope="col">
                {QUIZ_TABLE.columns.link}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((answer) => (
              <AnswerRow key={answer.value} answer={answer} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

type SortHeaderProps = { column: Column; order: Order | undefined; onSort: (order: Order) => void }

function SortHeader({ column, order, onSort }: SortHeaderProps) {
  const isSorted = order?.column === column
  // Names start with A, figures with the highest.
  const isText = column === 'area' || column === 'pollster'
  const isDescending = isSorted ? !order.isDescending : !isText
  const label = QUIZ_TABLE.columns[column]
  const icon = isSorted && !order.isDescending ? ArrowUp : ArrowDown
  return (
    <th
      className={isText ? 'text-left' : undefined}
      scope="col"
      aria-sort={isSorted ? (order.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <span className="[@media(scripting:enabled)]:hidden">{label}</span>
      <button
        className="needs-script inline-flex min-h-target min-w-target items-center gap-1"
        type="button"
        onClick={() => onSort({ column, isDescending })}
      >
        {label}
        <Icon of={icon} className={isSorted ? undefined : 'invisible'} />
      </button>
    </th>
  )
}

function AnswerRow({ answer }: { answer: SourcedOption }) {
  const { area, text, republicans, democrats, independents, year, pollster, population, note, also } = answer
  return (
    <tr>
      <th className="min-w-52 align-top" scope="row">
        <b className="font-strong text-ink">{area}</b>
        <br />
        <span className="text-ink-mute">{text}</span>
        {areParents(population) && <b className="block font-strong text-ink">{QUIZ_TABLE.parentsOnly}</b>}
        {note && <small className="mt-1 block text-ink-mute text-xs">{note}</small>}
      </th>
      <Cell>{republicans}%</Cell>
      <Cell>{democrats}%</Cell>
      <Cell>{independents === null ? <NotPrinted /> : `${independents}%`}</Cell>
      <Cell>{year}</Cell>
      <td className="text-left align-top">{pollster}</td>
      <td className="min-w-40 text-left align-top">
        <SourceLink className="-my-3 inline-block py-3" source={answer} about={area} />
        <LinkList label={MORE_ON_FIGURE} about={area} links={also} />
      </td>
    </tr>
  )
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="align-top text-ink">{children}</td>
}

/** Unknown shares come last. */
function compare(first: SourcedOption, second: SourcedOption, { column, isDescending }: Order): number {
  const [a, b] = [first[column], second[column]]
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const order = typeof a === 'string' ? a.localeCompare(String(b), 'en') : a - Number(b)
  return isDescending ? -order : order
}
