import { type Ref, useId } from 'react'
import {
  atLeastText,
  closestOptions,
  commonGroundParts,
  GROUND_TEXT,
  pointsText,
  widestIndex,
} from '#domain/polls/common-ground-text.ts'
import { POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { withEnd } from '#domain/polls/quoted.ts'
import { GapLine } from '#web/figures/gap-line.tsx'
import { MissingBallots } from './missing-ballots.tsx'
import { SOURCE } from './poll-results.tsx'
import { type PollGround, sidesOf } from './use-common-ground.ts'

export const PART_HEADING = 'text-2xl/[1.16] tracking-[-0.02em]'

/** `describedBy` is the id of a text that screen readers read along with the focused heading. */
type CommonGroundProps = { ground: PollGround; heading?: Ref<HTMLHeadingElement>; describedBy?: string }

/** What the groups have in common and where they differ: one sentence and two figures. */
export function CommonGround({ ground, heading, describedBy }: CommonGroundProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2
        className="mb-6 text-3xl/[1.04] tracking-[-0.025em] outline-none"
        id={headingId}
        aria-describedby={describedBy}
        ref={heading}
        tabIndex={-1}
      >
        {GROUND_TEXT.heading}
      </h2>
      {ground.enough ? <Comparison ground={ground} /> : <MissingBallots ground={ground} />}
    </section>
  )
}

function Comparison({ ground }: { ground: PollGround }) {
  return (
    <div className="grid gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-8 border-ink border-t-2 pt-8 min-[60rem]:grid-cols-2">
      <p className="wrap-anywhere col-span-full max-w-[34em] text-pretty font-display font-medium text-2xl/[1.22] text-ink tracking-[-0.02em]">
        {commonGroundParts(ground).map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <b className="whitespace-nowrap font-medium text-plum" key={part.figure}>
              {part.figure}
            </b>
          ),
        )}
      </p>
      <ClosestFigure ground={ground} />
      <WidestFigure ground={ground} />
    </div>
  )
}

/** Not shown if several options are equally close, because the sentence names them all. */
function ClosestFigure({ ground }: { ground: PollGround }) {
  const [closest, ...others] = closestOptions(ground)
  if (!closest || others.length > 0) return null
  const note = ground.firstChoice === null ? '' : ` ${GROUND_TEXT.alsoFirstChoice}`
  return (
    <GapFigure
      ground={ground}
      index={ground.options.indexOf(closest)}
      title={atLeastText(closest.lowest ?? 0)}
      note={note}
    />
  )
}

function WidestFigure({ ground }: { ground: PollGround }) {
  if (!ground.widest?.option) return null
  return (
    <GapFigure
      ground={ground}
      index={widestIndex(ground)}
      title={`Largest difference: ${pointsText(ground.widest.difference)}`}
      note={` ${GROUND_TEXT.linesAxis}`}
    />
  )
}

type GapFigureProps = { ground: PollGround; index: number; title: string; note: string }

function GapFigure({ ground, index, title, note }: GapFigureProps) {
  const sides = sidesOf(ground, index)
  const option = ground.options[index]?.option
  if (!sides || option === undefined) return null
  const names = { conservative: POLLS_PAGE_TEXT.conservatives, liberal: POLLS_PAGE_TEXT.liberals }
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-[650] font-sans text-base/[1.3] tracking-normal">{title}</h3>
      <GapLine
        {...sides}
        names={names}
        label={`${option}: ${names.conservative} ${sides.conservative}%, ${names.liberal} ${sides.liberal}%`}
      />
      <p className={SOURCE}>
        {withEnd(option, '.')}
        {note}
      </p>
    </div>
  )
}
