import { CircleCheck } from '@lucide/icons'
import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { guessedGroup, type PollChoice, pollGuessResult } from '#domain/polls/poll-choice.ts'
import { POLL_GUESSES_KEY } from '#domain/session/storage-keys.ts'
import { Icon } from '#web/ui/icon.tsx'
import { GuessSheet } from '../guess-sheet.tsx'
import { comparisonOf, resultsOf } from '../poll-comparison.ts'
import { OverallResults, SECTION, SUNK } from '../poll-results.tsx'
import type { PollView_PollFragment } from '../poll-view.generated.ts'
import { useChoice } from '../use-choice.ts'
import { CommonGround } from './common-ground.tsx'
import { CommonGroundTable } from './common-ground-table.tsx'
import { GroupsAndOutcome } from './groups-and-outcome.tsx'

/** Before hydration, visitors with JavaScript see only the question. Others see only the results. */
const HIDDEN_WITH_SCRIPTS = '[@media(scripting:enabled)]:hidden'

export function ClosedPoll({ poll }: { poll: PollView_PollFragment }) {
  const comparison = comparisonOf(poll)
  const { choice: guess, save } = useChoice(POLL_GUESSES_KEY, poll.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  const noteId = useId()
  const { enough } = comparison
  // There is nothing to guess before groups are compared.
  const isUndecided = enough && (guess === null || guess === undefined)
  const group = guessedGroup(poll.id)
  const guessed =
    typeof guess === 'number' && pollGuessResult(group, resultsOf(comparison, group) ?? [], guess)
  const overall = <OverallResults poll={poll} level={2} />

  function handleGuess(next: PollChoice) {
    flushSync(() => save(next))
    heading.current?.focus()
    // The note comes before the heading.
    const top = note.current ?? heading.current
    top?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div id="closed">
      {isUndecided && (
        <section className={clsx(SUNK, 'needs-script')} data-sunk>
          <div className="wrap">
            <GuessSheet group={group} options={poll.options} onGuess={handleGuess} />
          </div>
        </section>
      )}
      {(!isUndecided || guess === undefined) && (
        <div className={isUndecided ? HIDDEN_WITH_SCRIPTS : undefined}>
          <section className={SUNK} data-sunk>
            <div className="wrap">
              {enough && guessed && (
                <p
                  className="wrap-anywhere mb-10 flex measure-62 items-start gap-3 bg-raised p-4 text-sm forced-colors:border"
                  id={noteId}
                  ref={note}
                >
                  <Icon of={CircleCheck} className="mt-0.5 text-plum" />
                  <span>{guessed}</span>
                </p>
              )}
              {enough ? (
                <CommonGround
                  comparison={comparison}
                  heading={heading}
                  {...(guessed && { describedBy: noteId })}
                />
              ) : (
                overall
              )}
            </div>
          </section>
          <div className={SECTION}>
            <div className="wrap">
              {enough ? (
                <div className="grid grid-cols-1 items-start gap-columns-near wide:grid-cols-[5fr_7fr] wide:gap-[clamp(2.5rem,4vw,4rem)]">
                  {overall}
                  <CommonGroundTable comparison={comparison} />
                </div>
              ) : (
                !comparison.isSample && <CommonGround comparison={comparison} />
              )}
              <GroupsAndOutcome poll={poll} isCompared={enough} />
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
