import { type FormEvent, type JSX, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { POLL_TEXT } from '#domain/polls/messages.ts'
import { shareQuestion, shareResult } from '#domain/polls/poll-guess.ts'
import { focusAndScroll } from '#web/lib/focus-on.ts'
import { Button } from '#web/ui/button.tsx'
import { PercentSlider } from '#web/ui/percent-slider.tsx'
import { type Level, OverallResults, POLL_HEADING, type ResultsPoll } from './poll-results.tsx'
import type { PollCover } from './use-poll-cover.ts'

export type CoveredResultsProps = {
  poll: ResultsPoll
  /** “200 votes” */
  votes: string
  cover: PollCover
  /** Takes the focus whenever the stage changes. */
  heading: RefObject<HTMLHeadingElement | null>
  level?: Level
  hasTable?: boolean
}

/** How everyone answered, or what is shown in its place while the visitor guesses first. */
export function CoveredResults({ poll, votes, cover, heading, level = 3, hasTable }: CoveredResultsProps) {
  const Heading = `h${level}` as const
  function changeAndFocus(change: () => void) {
    flushSync(change)
    if (heading.current) focusAndScroll(heading.current)
  }
  if (cover.isOpen) {
    return (
      <div>
        <OverallResults poll={poll} heading={heading} level={level} hasTable={hasTable} />
        {cover.share !== undefined && cover.actual !== undefined && (
          <p className="mt-6 border-ink border-l-3 pl-3 text-ink">
            {shareResult(cover.group, cover.share, cover.actual)}
          </p>
        )}
        {!cover.hasVoted && (
          <Button
            className="needs-script mt-6"
            variant="line"
            size="sm"
            onClick={() => changeAndFocus(cover.cover)}
          >
            {POLL_TEXT.guessFirst}
          </Button>
        )}
      </div>
    )
  }
  if (cover.isCovered || cover.option === undefined) {
    return (
      <div>
        <Heading className={POLL_HEADING} ref={heading} tabIndex={-1}>
          {POLL_TEXT.results}
        </Heading>
        <p className="font-display font-medium text-2xl text-ink">{votes} so far</p>
        <p className="mt-2">{POLL_TEXT.covered}</p>
        <Button className="mt-6" variant="line" size="sm" onClick={() => changeAndFocus(() => cover.open())}>
          {POLL_TEXT.look}
        </Button>
      </div>
    )
  }
  return (
    <ShareGuess
      question={
        <Heading className="text-2xl/[1.16] tracking-snug" ref={heading} tabIndex={-1}>
          {shareQuestion(cover.group, cover.option)}
        </Heading>
      }
      onGuess={(guess) => changeAndFocus(() => cover.open(guess))}
    />
  )
}

type ShareGuessProps = { question: JSX.Element; onGuess: (guess?: number) => void }

function ShareGuess({ question, onGuess }: ShareGuessProps) {
  const [guess, setGuess] = useState<number | null>(null)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onGuess(guess ?? undefined)
  }
  return (
    <form className="sheet grid gap-4 p-sheet" onSubmit={handleSubmit}>
      <p className="font-semibold text-sm">{POLL_TEXT.beforeYouLook}</p>
      {question}
      <PercentSlider label={POLL_TEXT.guess} value={guess} onChange={setGuess} unset={POLL_TEXT.noGuess} />
      <p className="text-ink-mute text-xs">{POLL_TEXT.guessHint}</p>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="quiet" onClick={() => onGuess()}>
          {POLL_TEXT.skipGuess}
        </Button>
        <Button type="submit" disabled={guess === null}>
          {POLL_TEXT.seeResults}
        </Button>
      </div>
    </form>
  )
}
