import type { ReactNode, RefCallback } from 'react'
import type { GuessSummary } from '#domain/quiz/guesses.ts'
import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
import {
  expectationSentence,
  guessesKicker,
  partiesSentence,
  RESULT_TEXT,
  rangeText,
  resultSentence,
} from '#domain/quiz/result-messages.ts'
import { scoreRange, totalOf } from '#domain/quiz/score.ts'
import { Marked } from '../marked.tsx'

export type ResultLeadProps = {
  answers: Readonly<Record<string, string>>
  /** Null if the overlap leads. */
  summary: GuessSummary | null
  focusTarget: RefCallback<HTMLElement>
  /** The buttons. */
  children: ReactNode
}

/** What differs between people comes first: the guesses, or without enough of them the overlap. */
export function ResultLead({ answers, summary, focusTarget, children }: ResultLeadProps) {
  return (
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
        ref={focusTarget}
        tabIndex={-1}
      >
        <Marked>{summary ? expectationSentence(summary) : resultSentence(totalOf(answers))}</Marked>
      </h2>
      {summary ? (
        <p className="mt-3 measure-42 text-lg/[1.42]">{partiesSentence(summary)}</p>
      ) : (
        <p className="mt-3 measure-52">{rangeText(scoreRange())}</p>
      )}
      {children}
      <p className="mt-3 measure-60 text-ink-mute text-xs/[1.5]">
        {summary ? RESULT_TEXT.sharesGuesses : RESULT_TEXT.sharesOverlap} {RESULT_TEXT.compareShows}
      </p>
    </div>
  )
}
