import { useId } from 'react'
import { Link } from 'react-router'
import { RESULT_TEXT } from '#domain/quiz/result-messages.ts'
import type { CategoryScore } from '#domain/quiz/score.ts'
import { urls } from '#web/urls.ts'

/** The three categories. They are small, because all of them follow from the overlap. */
export function MoreNumbers({ categories }: { categories: readonly CategoryScore[] }) {
  const headingId = useId()
  const { before, link, after } = RESULT_TEXT.categoriesNote
  return (
    <section className="border-line border-t pt-4 wide:col-span-full" aria-labelledby={headingId}>
      <h3 className="font-sans font-strong text-base tracking-normal" id={headingId}>
        {RESULT_TEXT.moreNumbers}
      </h3>
      <ul className="mt-2 grid max-w-176 gap-x-8 md:grid-cols-3" aria-labelledby={headingId}>
        {categories.map(({ name, percentage }) => (
          <li
            key={name}
            className="flex items-baseline justify-between gap-4 border-line border-b py-1.5 text-sm"
          >
            <span>{name}</span> <b className="font-strong text-ink tabular-nums">{percentage}%</b>
          </li>
        ))}
      </ul>
      <p className="mt-3 measure-66 text-ink-mute text-xs/[1.45]">
        {before}
        <Link to={urls.methodology()}>{link}</Link>
        {after}
      </p>
    </section>
  )
}
