import { Link } from 'react-router'
import { shortDay } from '#domain/today/days.ts'
import type { DayGuesses } from '#domain/today/guesses.ts'
import { offText, TODAY_TEXT } from '#domain/today/text.ts'
import { urls } from '#web/urls.ts'

export type EarlierQuestion = { readonly date: string; readonly figure: { readonly title: string } }

export type EarlierQuestionsProps = { questions: readonly EarlierQuestion[]; guesses: DayGuesses }

const SHOWN = 5

/** Titles only, because a share would spoil the guess. */
export function EarlierQuestions({ questions, guesses }: EarlierQuestionsProps) {
  const list = (items: readonly EarlierQuestion[]) => (
    <ol className="border-line border-t">
      {items.map(({ date, figure }) => (
        <li
          className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 border-line border-b text-sm 2xs:grid-cols-[4rem_1fr_auto]"
          key={date}
        >
          <time className="text-ink-mute" dateTime={date}>
            {shortDay(date)}
          </time>
          <Link className="wrap-anywhere flex min-h-target items-center py-2" to={urls.today(date)}>
            {figure.title}
          </Link>
          <span className="text-ink-mute max-2xs:col-start-2 max-2xs:pb-2">
            {guesses[date] ? offText(guesses[date].off) : TODAY_TEXT.guessNow}
          </span>
        </li>
      ))}
    </ol>
  )
  return (
    <section>
      <h2 className="mb-4 text-2xl tracking-snug">{TODAY_TEXT.earlier}</h2>
      {list(questions.slice(0, SHOWN))}
      {questions.length > SHOWN && (
        <details>
          <summary className="inline-flex min-h-target cursor-pointer items-center font-semibold text-plum text-sm hover:underline">
            {TODAY_TEXT.more}
          </summary>
          {list(questions.slice(SHOWN))}
        </details>
      )}
    </section>
  )
}
