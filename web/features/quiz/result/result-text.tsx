import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
import { RESULT_TEXT, rangeText, resultSentence } from '#domain/quiz/result-messages.ts'
import { type CategoryScore, scoreRange, totalOf } from '#domain/quiz/score.ts'
import { urls } from '#web/urls.ts'

export type ResultTextProps = {
  answers: Readonly<Record<string, string>>
  categories: readonly CategoryScore[]
  /** The buttons. */
  children: ReactNode
}

export function ResultText({ answers, categories, children }: ResultTextProps) {
  const { before, link, after } = RESULT_TEXT.categoriesNote
  return (
    <div>
      <h3 className="text-pretty text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]/[1.2] tracking-[-0.015em]">
        <PartyShares>{resultSentence(totalOf(answers))}</PartyShares>
      </h3>
      <p className="mt-3 measure-52">{rangeText(scoreRange())}</p>
      <ul className="mt-6 grid gap-4" aria-label={QUIZ_TEXT.categories}>
        {categories.map(({ name, percentage }) => (
          <li className="grid grid-cols-trail items-baseline gap-x-4 gap-y-2" key={name}>
            <span className="font-semibold text-ink">{name}</span>{' '}
            <span className="font-display font-medium text-[1.75rem]/none text-plum tabular-nums lining-nums tracking-snug">
              {percentage}%
            </span>
            <span
              className="inset-ring inset-ring-line col-span-full h-2.5 overflow-hidden rounded-[5px] bg-sunk forced-colors:border"
              aria-hidden="true"
            >
              <i
                className="block h-full rounded-[5px] bg-plum forced-color-adjust-none"
                style={{ width: `${percentage}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 measure-56 text-ink-mute text-xs/[1.45]">
        {before}
        <Link to={urls.methodology()}>{link}</Link>
        {after}
      </p>
      {children}
    </div>
  )
}

/** "77% of Republicans" and "77% of Democrats" in the colors of the data. */
function PartyShares({ children }: { children: string }) {
  return children.split(/(\d+% of (?:Republicans|Democrats))/).map((part, index) => {
    if (index % 2 === 0) return part
    const color = part.endsWith('Republicans') ? 'text-red-ink' : 'text-blue-ink'
    return (
      <span key={part} className={`font-semibold 3xs:whitespace-nowrap ${color}`}>
        {part}
      </span>
    )
  })
}
