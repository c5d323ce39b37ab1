import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { PARTY_LABELS, type Party } from '#domain/drawing/parties.ts'
import { strokeLayers } from '#domain/drawing/strokes.ts'
import type { GuessSummary } from '#domain/quiz/guesses.ts'
import { expectationFigureText, missOf, RESULT_TEXT } from '#domain/quiz/result-messages.ts'
import { PARTY_INK } from '#web/figures/party-ink.ts'
import { Strokes } from '#web/figures/strokes.tsx'

/** What the visitor expected of each party and what it was, Republicans above the axis and Democrats below it. */
export function ExpectationFigure({ summary }: { summary: GuessSummary }) {
  const differences = Object.values(summary.parties).map(({ difference }) => difference)
  return (
    <figure className="min-w-0">
      <div className="expectation" role="img" aria-label={expectationFigureText(summary)}>
        <div aria-hidden="true">
          <PartyHalf summary={summary} party="republicans" />
          <p className="flex justify-between py-1.75 text-ink-mute text-xs/none tabular-nums">
            {[0, 25, 50, 75, 100].map((at) => (
              <span key={at}>{at}</span>
            ))}
          </p>
          <PartyHalf summary={summary} party="democrats" />
        </div>
      </div>
      <figcaption className="mt-4 flex flex-wrap gap-x-4.5 gap-y-1 border-line border-t pt-3 text-ink-mute text-xs/[1.5]">
        <Key kind="expected">{RESULT_TEXT.youExpected}</Key>
        <Key kind="actual">{RESULT_TEXT.itWas}</Key>
        <span>
          {RESULT_TEXT.strokes} {differences.some((difference) => difference < 0) && RESULT_TEXT.heavyStrokes}{' '}
          {differences.some((difference) => difference > 0) && RESULT_TEXT.dottedStrokes}
        </span>
      </figcaption>
    </figure>
  )
}

function PartyHalf({ summary, party }: { summary: GuessSummary; party: Party }) {
  const { expected, actual } = summary.parties[party]
  const isUpper = party === 'republicans'
  const isLower = expected <= actual
  return (
    <div className={clsx('flex', isUpper ? 'flex-col' : 'flex-col-reverse')} data-half={party}>
      <p className="flex items-baseline justify-between gap-4">
        <b className={clsx('font-strong', PARTY_INK[party])}>{PARTY_LABELS[party]}</b>
        <span className="font-semibold text-ink">{missOf(summary.parties[party])}</span>
      </p>
      <p
        className="expectation-numbers"
        style={{ '--low': Math.min(expected, actual), '--high': Math.max(expected, actual) } as CSSProperties}
      >
        <span className="text-ink-soft" data-left={isLower || undefined}>
          {expected}
        </span>
        <span className={PARTY_INK[party]} data-left={!isLower || undefined}>
          {actual}
        </span>
      </p>
      <div className="relative">
        <Strokes layers={strokeLayers({ party, expected, actual, isUpward: isUpper })} />
        <Tick percent={expected} kind="expected" />
        <Tick percent={actual} kind="actual" />
      </div>
    </div>
  )
}

type Kind = 'expected' | 'actual'

function Tick({ percent, kind }: { percent: number; kind: Kind }) {
  return <i className="expectation-tick" data-kind={kind} style={{ '--percent': percent } as CSSProperties} />
}

function Key({ kind, children }: { kind: Kind; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <i className="expectation-key" data-kind={kind} />
      {children}
    </span>
  )
}
