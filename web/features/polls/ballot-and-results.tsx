import { type JSX, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { POLL_TEXT, votesSoFarText } from '#domain/polls/messages.ts'
import { shareQuestion, shareResult } from '#domain/polls/poll-choice.ts'
import { focusAndScroll } from '#web/lib/focus-on.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { PercentSlider } from '#web/ui/form/percent-slider.tsx'
import type { PollResults_PollFragment } from './poll-results.generated.ts'
import { type Level, OverallResults, POLL_COLUMNS, POLL_HEADING } from './poll-results.tsx'
import type { ResultsState } from './use-guess-first.ts'
import { VoteForm, type VoteFormProps } from './vote-form.tsx'

export type BallotAndResultsProps = Omit<VoteFormProps, 'pollId' | 'options' | 'onVoted'> & {
  poll: PollResults_PollFragment
  state: ResultsState
  level?: Level
}

/** The ballot, and how everyone answered or what is shown in its place while the visitor guesses first. */
export function BallotAndResults({ poll, state, level = 3, ...ballot }: BallotAndResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = `h${level}` as const
  /** What was clicked disappears, or the results change, so the focus moves to their heading. */
  function changeAndFocus(change: () => void) {
    flushSync(change)
    if (heading.current) focusAndScroll(heading.current)
  }
  return (
    <div className={POLL_COLUMNS}>
      <VoteForm
        pollId={poll.id}
        options={poll.options}
        {...ballot}
        onVoted={() => changeAndFocus(state.handleVote)}
      />
      {state.areResultsShown ? (
        <div>
          <OverallResults poll={poll} heading={heading} level={level} />
          {state.share !== undefined && state.actual !== undefined && (
            <p className="mt-6 border-ink border-l-3 pl-3 text-ink">
              {shareResult(state.group, state.share, state.actual)}
            </p>
          )}
          {!state.hasVoted && (
            <Button
              className="needs-script mt-6"
              variant="line"
              size="sm"
              onClick={() => changeAndFocus(state.hide)}
            >
              {POLL_TEXT.guessFirst}
            </Button>
          )}
        </div>
      ) : state.isHidden || state.option === undefined ? (
        <div>
          <Heading className={POLL_HEADING} ref={heading} tabIndex={-1}>
            {POLL_TEXT.results}
          </Heading>
          <p className="font-display font-medium text-2xl text-ink">
            {votesSoFarText(poll.totalVotes, poll.exampleVotes)}
          </p>
          <p className="mt-2">{POLL_TEXT.hidden}</p>
          <Button
            className="mt-6"
            variant="line"
            size="sm"
            onClick={() => changeAndFocus(() => state.open())}
          >
            {POLL_TEXT.look}
          </Button>
        </div>
      ) : (
        <ShareGuess
          question={
            <Heading className="text-2xl/[1.16] tracking-snug" ref={heading} tabIndex={-1}>
              {shareQuestion(state.group, state.option)}
            </Heading>
          }
          onGuess={(guess) => changeAndFocus(() => state.open(guess))}
        />
      )}
    </div>
  )
}

type ShareGuessProps = { question: JSX.Element; onGuess: (guess?: number) => void }

function ShareGuess({ question, onGuess }: ShareGuessProps) {
  const [guess, setGuess] = useState<number | null>(null)
  return (
    <Form className="sheet grid gap-4 p-sheet" onSubmit={() => onGuess(guess ?? undefined)}>
      <p className="font-semibold text-sm">{POLL_TEXT.beforeYouLook}</p>
      {question}
      <PercentSlider label={POLL_TEXT.guess} value={guess} onChange={setGuess} />
      <p className="text-ink-mute text-xs">{POLL_TEXT.guessHint}</p>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="quiet" className="-ml-3" onClick={() => onGuess()}>
          {POLL_TEXT.skipGuess}
        </Button>
        <Button type="submit" disabled={guess === null}>
          {POLL_TEXT.seeResults}
        </Button>
      </div>
    </Form>
  )
}
