import { Link } from 'react-router'
import { formatDate } from '#domain/dates.ts'
import {
  COMMON_GROUND_TEXT,
  firstChoiceBadge,
  shortfallText,
  widestIndex,
} from '#domain/polls/common-ground-text.ts'
import { POLL_TEXT, votesText } from '#domain/polls/messages.ts'
import { apartText, closedRowText, optionsText, POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { POLL_GUESSES_KEY } from '#domain/session/storage-keys.ts'
import { capitalize } from '#domain/text.ts'
import { ShareLine } from '#web/figures/share-line.tsx'
import { useSite } from '#web/site.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { MetaLine } from '#web/ui/meta-line.tsx'
import { urls } from '#web/urls.ts'
import { comparisonOf, type PollComparison, sidesOf } from '../poll-comparison.ts'
import { useChoice } from '../use-choice.ts'
import type { ClosedPoll_PollFragment } from './closed-poll.generated.ts'

export function ClosedPollRow({ poll }: { poll: ClosedPoll_PollFragment }) {
  const comparison = comparisonOf(poll)
  const { choice: guess } = useChoice(POLL_GUESSES_KEY, poll.id)
  const { zone } = useSite()
  // The badge would spoil the guess.
  const hasGuessed = guess !== null && guess !== undefined
  return (
    <article className="wrap-anywhere relative grid gap-4 border-line border-b py-8 last:border-0 wide:grid-cols-[10.5rem_minmax(0,1fr)_20rem] wide:items-start wide:gap-12">
      <time
        className="whitespace-nowrap text-ink-mute text-sm tabular-nums wide:pt-1"
        dateTime={poll.closedAt ?? undefined}
      >
        {closedRowText(formatDate(poll.closedAt ?? '', zone))}
      </time>
      <div className="grid justify-items-start gap-3">
        <h3 className="text-xl">
          <Link
            className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
            to={urls.poll(poll.slug)}
          >
            {poll.question}
          </Link>
        </h3>
        <MetaLine
          className="tabular-nums"
          items={[
            votesText(poll.totalVotes, poll.exampleVotes),
            optionsText(poll.options.length),
            ...(poll.outcome ? [POLLS_PAGE_TEXT.outcome] : []),
          ]}
        />
        {comparison.enough && hasGuessed && <Badge>{firstChoiceBadge(comparison)}</Badge>}
      </div>
      <div className="grid content-start gap-2 text-ink-soft text-sm/[1.45] [&_b]:font-strong [&_b]:text-ink">
        {comparison.enough ? <Gap comparison={comparison} /> : <NotCompared comparison={comparison} />}
      </div>
    </article>
  )
}

/** The answer on which the groups differ most. Naming it would spoil the guess. */
function Gap({ comparison }: { comparison: PollComparison }) {
  const sides = sidesOf(comparison, widestIndex(comparison))
  const difference = comparison.widest?.difference ?? 0
  if (!sides) return null
  return (
    <>
      <ShareLine
        size="s"
        title={POLLS_PAGE_TEXT.widestAnswer}
        asked={POLLS_PAGE_TEXT.choseIt}
        republicans={sides.conservative}
        democrats={sides.liberal}
        labels={{ republicans: 'conservatives', democrats: 'liberals' }}
      />
      <p>
        <b>{apartText(difference)}</b> {difference > 0 ? POLLS_PAGE_TEXT.apart : POLLS_PAGE_TEXT.forExample}{' '}
        <span className="whitespace-nowrap font-semibold text-red-ink">
          conservatives {sides.conservative}%
        </span>
        , <span className="whitespace-nowrap font-semibold text-blue-ink">liberals {sides.liberal}%</span>.
      </p>
    </>
  )
}

function NotCompared({ comparison }: { comparison: PollComparison }) {
  if (comparison.isSample) {
    return (
      <p>
        <b>{POLL_TEXT.sampleData}.</b> {COMMON_GROUND_TEXT.sampleHint}
      </p>
    )
  }
  const shortfall = shortfallText(comparison.shortfall)
  return (
    <p>
      <b>{POLLS_PAGE_TEXT.notCompared}</b> {shortfall && `${capitalize(shortfall)}.`}
    </p>
  )
}
