import { useSubscription } from '@apollo/client/react'
import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { type RefObject, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { formatLongDate } from '#domain/dates.ts'
import { votesText } from '#domain/polls/messages.ts'
import {
  guessedGroup,
  POLL_GUESSES_KEY,
  type PollChoice,
  pollGuessResult,
} from '#domain/polls/poll-choice.ts'
import { POLL_PAGE_TEXT, POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { focusAndScroll } from '#web/lib/focus-on.ts'
import { useSite } from '#web/site.tsx'
import { AffiliationResults, type AffiliationResultsProps } from './affiliation-results.tsx'
import { CommonGround, PART_HEADING } from './common-ground/common-ground.tsx'
import { CommonGroundTable } from './common-ground/common-ground-table.tsx'
import { GuessSheet } from './guess-sheet.tsx'
import { HiddenResults } from './hidden-results.tsx'
import { POLL_COLUMNS } from './poll-card.tsx'
import { PollHeader } from './poll-header.tsx'
import { OverallResults } from './poll-results.tsx'
import { FollowPollViewDocument, type PollView_PollFragment } from './poll-view.generated.ts'
import { useChoice } from './use-choice.ts'
import { type PollComparison, resultsOf, useCommonGround } from './use-common-ground.ts'
import { useHiddenResults } from './use-hidden-results.ts'
import { VoteForm } from './vote-form.tsx'

const SECTION = 'py-part print:py-6'
const SUNK = clsx(SECTION, 'bg-sunk print:bg-transparent')
/** Before hydration, visitors with JavaScript see only the question. Others see only the results. */
const HIDDEN_WITH_SCRIPTS = '[@media(scripting:enabled)]:hidden'

export type PollViewProps = { poll: PollView_PollFragment; onChange: () => Promise<unknown> }

/** `onChange` is called when the visitor voted, or could not because the poll was closed meanwhile. */
export function PollView({ poll, onChange }: PollViewProps) {
  // Other visitors' votes, and the closing of the poll, arrive while the page is open and update the cache.
  useSubscription(FollowPollViewDocument, {
    variables: { pollId: poll.id },
    skip: poll.status !== 'OPEN',
  })
  const questionId = useId()
  return (
    <>
      <PollHeader poll={poll} questionId={questionId} />
      {poll.status === 'OPEN' ? (
        <OpenPoll poll={poll} questionId={questionId} onChange={onChange} />
      ) : (
        <ClosedPoll poll={poll} />
      )}
    </>
  )
}

type OpenPollProps = { poll: PollView_PollFragment; questionId: string; onChange: () => Promise<unknown> }

function OpenPoll({ poll, questionId, onChange }: OpenPollProps) {
  const comparison = useCommonGround(poll)
  const results = useRef<HTMLHeadingElement>(null)
  const state = useHiddenResults(poll)
  if (!comparison) return null
  function handleVote() {
    // If it fails, the page keeps the counts that came with the vote.
    onChange().catch(() => {})
    flushSync(state.handleVote)
    if (results.current) focusAndScroll(results.current)
  }
  return (
    <>
      <section className={SUNK} data-sunk>
        <div className={clsx('wrap', POLL_COLUMNS)}>
          <VoteForm
            pollId={poll.id}
            options={poll.options}
            labelledBy={questionId}
            heading={<h2 className={clsx(PART_HEADING, 'mb-6')}>{POLL_PAGE_TEXT.vote}</h2>}
            onVoted={handleVote}
            onRejected={onChange}
          />
          <HiddenResults
            poll={poll}
            votes={votesText(poll.totalVotes, poll.exampleVotes)}
            state={state}
            heading={results}
            level={2}
            hasTable={false}
          />
        </div>
      </section>
      {state.isOpen && (
        <div className={SECTION}>
          <div className="wrap">
            {!comparison.isSample && <CommonGround comparison={comparison} />}
            {comparison.enough && (
              <div className="mt-part">
                <CommonGroundTable comparison={comparison} />
              </div>
            )}
            <GroupsAndOutcome poll={poll} comparison={comparison} guess={state.guess} />
          </div>
        </div>
      )}
    </>
  )
}

function ClosedPoll({ poll }: { poll: PollView_PollFragment }) {
  const comparison = useCommonGround(poll)
  const { choice: guess, save } = useChoice(POLL_GUESSES_KEY, poll.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  if (!comparison) return null
  // There is nothing to guess before groups are compared.
  const isUndecided = comparison.enough && (guess === null || guess === undefined)

  function handleGuess(next: PollChoice) {
    flushSync(() => save(next))
    heading.current?.focus()
    // The note comes before the heading.
    const top = note.current ?? heading.current
    top?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      {isUndecided && (
        <section className={clsx(SUNK, 'needs-script')} data-sunk>
          <div className="wrap">
            <GuessSheet group={guessedGroup(poll.id)} options={poll.options} onGuess={handleGuess} />
          </div>
        </section>
      )}
      {(!isUndecided || guess === undefined) && (
        <div className={isUndecided ? HIDDEN_WITH_SCRIPTS : undefined}>
          <ClosedResults poll={poll} comparison={comparison} guess={guess} heading={heading} note={note} />
        </div>
      )}
    </>
  )
}

type ClosedResultsProps = {
  poll: PollView_PollFragment
  comparison: PollComparison
  guess: PollChoice | null | undefined
  heading: RefObject<HTMLHeadingElement | null>
  note: RefObject<HTMLParagraphElement | null>
}

function ClosedResults({ poll, comparison, guess, heading, note }: ClosedResultsProps) {
  const noteId = useId()
  const { enough } = comparison
  const overall = <OverallResults poll={poll} level={2} hasTable={false} />
  return (
    <>
      <section className={SUNK} data-sunk>
        <div className="wrap">
          {enough ? (
            <>
              <GuessResult id={noteId} note={note} pollId={poll.id} comparison={comparison} guess={guess} />
              <CommonGround
                comparison={comparison}
                heading={heading}
                {...(typeof guess === 'number' && { describedBy: noteId })}
              />
            </>
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
          <GroupsAndOutcome poll={poll} comparison={comparison} />
        </div>
      </div>
    </>
  )
}

type GuessResultProps = Pick<ClosedResultsProps, 'comparison' | 'guess' | 'note'> & {
  id: string
  pollId: string
}

function GuessResult({ id, pollId, comparison, guess, note }: GuessResultProps) {
  const group = guessedGroup(pollId)
  const results = resultsOf(comparison, group)
  const text = typeof guess === 'number' && results ? pollGuessResult(group, results, guess) : null
  if (!text) return null
  return (
    <p
      className="wrap-anywhere mb-10 flex measure-62 items-start gap-3 bg-raised p-4 text-sm forced-colors:border"
      id={id}
      ref={note}
    >
      <CircleCheck className="icon mt-0.5 text-plum" aria-hidden="true" />
      <span>{text}</span>
    </p>
  )
}

type GroupsAndOutcomeProps = Pick<ClosedResultsProps, 'poll' | 'comparison'> &
  Pick<AffiliationResultsProps, 'guess'>

/** While groups are short of ballots, only sample data shows the shares of groups. */
function GroupsAndOutcome({ poll, comparison, guess }: GroupsAndOutcomeProps) {
  const { outcome } = poll
  const { zone } = useSite()
  return (
    <>
      {(comparison.enough || comparison.isSample) && (
        <AffiliationResults
          poll={poll}
          level={2}
          title={POLL_PAGE_TEXT.byGroup}
          guess={guess}
          {...(!comparison.isOpen && { withheld: POLL_PAGE_TEXT.withheld })}
        />
      )}
      {outcome && (
        <section className="mt-part grid gap-4 border-ink border-t-2 pt-6 wide:grid-cols-[1fr_2fr]">
          <div>
            <h2 className={PART_HEADING}>{POLLS_PAGE_TEXT.outcome}</h2>
            <time className="text-ink-mute text-sm" dateTime={outcome.at}>
              {formatLongDate(outcome.at, zone)}
            </time>
          </div>
          <p className="wrap-anywhere max-w-[34em] whitespace-pre-line font-prose text-prose/[1.6] text-ink">
            {outcome.text}
          </p>
        </section>
      )}
    </>
  )
}
