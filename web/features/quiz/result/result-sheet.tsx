import { Smartphone } from '@lucide/icons'
import { Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import { summarizeGuesses } from '#domain/quiz/guesses.ts'
import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
import {
  expectationSentence,
  guessesKicker,
  partiesSentence,
  RESULT_TEXT,
  rangeText,
  resultSentence,
} from '#domain/quiz/result-messages.ts'
import { type CategoryScore, type QuizResult, scoreRange, totalOf } from '#domain/quiz/score.ts'
import type { QuizSession } from '#domain/quiz/session.ts'
import { lazily } from '#web/lib/lazily.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { urls } from '#web/urls.ts'
import { Marked } from '../marked.tsx'
import { useComparePanel } from '../use-compare-panel.tsx'
import { STEP_HEADING } from '../use-step-focus.ts'
import { ExpectationFigure } from './expectation-figure.tsx'
import { OverlapFigure } from './overlap-figure.tsx'
import { ResultActions } from './result-actions.tsx'
import { ResultNotes } from './result-notes.tsx'

// Loaded after the quiz, because the sources of the picks are large.
const Picks = lazily(() => import('./picks.tsx').then((module) => module.Picks))

export type ResultSheetProps = {
  session: QuizSession & { readonly result: QuizResult }
  isKept: boolean
  onForget: () => void
  onTakeAgain: () => void
}

export function ResultSheet({ session, isKept, onForget, onTakeAgain }: ResultSheetProps) {
  const { answers, result } = session
  const { overlapPercentage, categories } = result
  const summary = summarizeGuesses(session)
  const sentence = resultSentence(totalOf(answers))
  const range = rangeText(scoreRange())
  const { opener, panel } = useComparePanel({ answers, heading: 'h3' })
  const shared = { overlapPercentage, pointsOff: summary?.pointsOff ?? null }
  return (
    <>
      <article className="sheet result">
        {/* What differs between people comes first: the guesses, or without enough of them the overlap. */}
        <div className="min-w-0">
          <p className="mb-2 font-semibold text-ink-mute text-sm first-letter:uppercase">
            {summary ? guessesKicker(summary) : QUIZ_TEXT.overlap}
          </p>
          <h2
            className={
              summary
                ? 'text-[clamp(2rem,1.5rem+2vw,3.0625rem)]/[1.07] tracking-tighter'
                : 'text-pretty text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]/[1.2] tracking-trim'
            }
            {...STEP_HEADING}
          >
            <Marked>{summary ? expectationSentence(summary) : sentence}</Marked>
          </h2>
          {summary ? (
            <p className="mt-3 measure-42 text-lg/[1.42]">{partiesSentence(summary)}</p>
          ) : (
            <p className="mt-3 measure-52">{range}</p>
          )}
          <ResultActions shared={shared} summary={summary} opener={opener} onTakeAgain={onTakeAgain} />
          <p className="mt-3 measure-60 text-ink-mute text-xs/[1.5]">
            {summary ? RESULT_TEXT.sharesGuesses : RESULT_TEXT.sharesOverlap} {RESULT_TEXT.compareShows}
          </p>
        </div>
        <ResultNotes />
        {summary ? (
          <ExpectationFigure summary={summary} />
        ) : (
          <OverlapFigure overlapPercentage={overlapPercentage} answers={answers} ground="raised" />
        )}
        <KeptRow isKept={isKept} onForget={onForget} />
      </article>
      {panel}
      <div className="mt-part grid gap-x-columns-near gap-y-5 border-ink border-t-2 pt-6 wide:grid-cols-[20rem_minmax(0,1fr)] wide:items-center">
        {summary && (
          <>
            <OverlapFigure overlapPercentage={overlapPercentage} answers={answers} ground="paper" />
            <div>
              <h3 className="text-pretty text-[clamp(1.375rem,1.2rem+0.8vw,1.875rem)]/[1.2]">
                <Marked>{sentence}</Marked>
              </h3>
              <p className="mt-3 measure-56">
                {RESULT_TEXT.guessesAndOverlap} {range}
              </p>
            </div>
          </>
        )}
        <MoreNumbers categories={categories} />
      </div>
      <Suspense fallback={<div className="min-h-screen" />}>
        <Picks session={session} overlapPercentage={overlapPercentage} />
      </Suspense>
    </>
  )
}

/** Nothing if the browser refused to store the result. */
function KeptRow({ isKept, onForget }: Pick<ResultSheetProps, 'isKept' | 'onForget'>) {
  const [isForgotten, setForgotten] = useState(false)
  return (
    <LiveRegion className="flex min-h-16 items-center gap-3 px-sheet text-sm print:hidden">
      {(isKept || isForgotten) && (
        <>
          <Icon of={Smartphone} className="text-ink-mute" />
          <span>
            {isForgotten ? RESULT_TEXT.forgotten : RESULT_TEXT.kept}{' '}
            {!isForgotten && (
              <button
                className="-my-3.25 py-3.25 font-semibold text-plum underline decoration-1 underline-offset-loose hover:decoration-2"
                type="button"
                onClick={() => {
                  onForget()
                  setForgotten(true)
                }}
              >
                {RESULT_TEXT.forget}
              </button>
            )}
          </span>
        </>
      )}
    </LiveRegion>
  )
}

/** The three categories. They are small, because all of them follow from the overlap. */
function MoreNumbers({ categories }: { categories: readonly CategoryScore[] }) {
  const headingId = useId()
  const { before, link, after } = RESULT_TEXT.categoriesNote
  return (
    <section
      className="border-line not-first:border-t not-first:pt-4 wide:col-span-full"
      aria-labelledby={headingId}
    >
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
