import { clsx } from 'clsx'
import { type Ref, useId } from 'react'
import {
  atLeastText,
  COMMON_GROUND_TEXT,
  closestOptions,
  commonGroundParts,
  leftOutText,
  notEnoughHint,
  notEnoughText,
  widestIndex,
} from '#domain/polls/common-ground-text.ts'
import { POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { withEnd } from '#domain/polls/quoted.ts'
import { counted } from '#domain/whole-number.ts'
import { ShareLine } from '#web/figures/share-line.tsx'
import { type PollComparison, sidesOf } from '../poll-comparison.ts'
import { SOURCE } from '../poll-results.tsx'

/** `describedBy` is the id of a text that screen readers read along with the focused heading. */
type CommonGroundProps = {
  comparison: PollComparison
  heading?: Ref<HTMLHeadingElement>
  describedBy?: string
}

/** What the groups have in common and where they differ: one sentence and two figures. */
export function CommonGround({ comparison, heading, describedBy }: CommonGroundProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2
        className="mb-6 text-3xl/[1.04] tracking-tight outline-none"
        id={headingId}
        aria-describedby={describedBy}
        ref={heading}
        tabIndex={-1}
      >
        {COMMON_GROUND_TEXT.heading}
      </h2>
      {comparison.enough ? (
        <Comparison comparison={comparison} />
      ) : (
        <BallotShortfall comparison={comparison} />
      )}
    </section>
  )
}

/** Names the groups that are short of ballots. A withheld group is not named. */
function BallotShortfall({ comparison }: { comparison: PollComparison }) {
  return (
    <p className="measure-66">
      <b className="font-strong text-ink">{notEnoughText(comparison.shortfall, comparison.isOpen)}.</b>{' '}
      {notEnoughHint(comparison.isOpen, comparison.minGroupSize)}
    </p>
  )
}

function Comparison({ comparison }: { comparison: PollComparison }) {
  const leftOut = leftOutText(comparison.groups)
  return (
    <div className="grid gap-x-columns-near gap-y-8 border-ink border-t-2 pt-8 wide:grid-cols-2">
      <p className="wrap-anywhere col-span-full max-w-[34em] text-pretty font-display font-medium text-2xl/[1.22] text-ink tracking-snug">
        {commonGroundParts(comparison).map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <b className="whitespace-nowrap font-medium text-plum" key={part.figure}>
              {part.figure}
            </b>
          ),
        )}
      </p>
      {leftOut && <p className={clsx(SOURCE, 'col-span-full')}>{leftOut}</p>}
      <ClosestFigure comparison={comparison} />
      <WidestFigure comparison={comparison} />
    </div>
  )
}

/** Not shown if several options are equally close, because the sentence names them all. */
function ClosestFigure({ comparison }: { comparison: PollComparison }) {
  const [closest, ...others] = closestOptions(comparison)
  if (!closest || others.length > 0) return null
  const note = comparison.firstChoice === null ? '' : ` ${COMMON_GROUND_TEXT.alsoFirstChoice}`
  return (
    <GapFigure
      comparison={comparison}
      index={comparison.options.findIndex(({ option }) => option === closest.option)}
      title={atLeastText(closest.lowest ?? 0)}
      note={note}
    />
  )
}

function WidestFigure({ comparison }: { comparison: PollComparison }) {
  if (!comparison.widest?.option) return null
  return (
    <GapFigure
      comparison={comparison}
      index={widestIndex(comparison)}
      title={`Largest difference: ${counted(comparison.widest.difference, 'point')}`}
      note={` ${COMMON_GROUND_TEXT.linesAxis}`}
    />
  )
}

const GROUP_LABELS = {
  republicans: POLLS_PAGE_TEXT.conservatives,
  democrats: POLLS_PAGE_TEXT.liberals,
}

type GapFigureProps = { comparison: PollComparison; index: number; title: string; note: string }

function GapFigure({ comparison, index, title, note }: GapFigureProps) {
  const sides = sidesOf(comparison, index)
  const option = comparison.options[index]?.option
  if (!sides || option === undefined) return null
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-strong font-sans text-base/[1.3] tracking-normal">{title}</h3>
      <ShareLine
        size="m"
        title={option}
        republicans={sides.conservative}
        democrats={sides.liberal}
        labels={GROUP_LABELS}
      />
      <p className={SOURCE}>
        {withEnd(option, '.')}
        {note}
      </p>
    </div>
  )
}
