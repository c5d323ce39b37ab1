import type { JSX } from 'react'
import type { GroupLineOptions } from '#domain/drawing/share-line.ts'
import { GROUP_LABEL } from '#domain/polls/affiliations.ts'
import { figureText, POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { axisMaximum } from '#domain/polls/results.ts'
import { ChartKey } from '#web/figures/chart-key.tsx'
import { Axis, GLYPH, GroupLine } from '../affiliation-results.tsx'
import { comparisonOf } from '../poll-comparison.ts'
import type { ClosedPoll_PollFragment } from './closed-poll.generated.ts'
import type { OpenPoll_PollFragment } from './open-poll.generated.ts'

/** How the groups answered a closed poll. The answers have no names here, because the page asks for a guess first. */
export function ClosedPollFigure({ poll }: { poll: ClosedPoll_PollFragment }) {
  const comparison = comparisonOf(poll)
  const { groups, options } = comparison
  const lines = options.map(({ everyone }, index) => ({
    everyone,
    groups: Object.fromEntries(
      groups.map(({ affiliation, results }) => [affiliation, results[index]?.percentage]),
    ),
  }))
  const marks = groups.map(({ affiliation }) => [GLYPH[affiliation], GROUP_LABEL[affiliation]])
  return (
    <Lines
      caption={POLLS_PAGE_TEXT.fromArchive}
      question={poll.question}
      lines={lines}
      end={axisMaximum(groups.flatMap(({ results }) => results.map(({ percentage }) => percentage)))}
    >
      <ChartKey className="mt-3" label={POLLS_PAGE_TEXT.figureKey} marks={Object.fromEntries(marks)} />
    </Lines>
  )
}

const MOST_LINES = 4

/** For an archive without a comparison: the question of an open poll over empty lines. */
export function OpenPollFigure({ poll }: { poll: OpenPoll_PollFragment }) {
  const lines = poll.options.slice(0, MOST_LINES).map(() => ({ groups: {} }))
  return <Lines caption={POLLS_PAGE_TEXT.unanswered} question={poll.question} lines={lines} end={100} />
}

type LinesProps = {
  caption: string
  question: string
  lines: readonly Omit<GroupLineOptions, 'end'>[]
  end: number
  children?: JSX.Element
}

function Lines({ caption, question, lines, end, children }: LinesProps) {
  return (
    <figure>
      <figcaption>
        <p className="font-semibold text-ink text-sm">{caption}</p>
        <p className="wrap-anywhere mt-1 font-display font-medium text-ink text-xl/[1.25]">{question}</p>
      </figcaption>
      <div className="mt-2" role="img" aria-label={figureText(lines.length, children === undefined)}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the answers of a poll keep their order.
          <GroupLine key={index} end={end} {...line} />
        ))}
        <Axis end={end} />
      </div>
      {children}
    </figure>
  )
}
