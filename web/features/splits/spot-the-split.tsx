import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pollText } from '#domain/quiz/source-text.ts'
import { ROUNDS_KEY } from '#domain/session/storage-keys.ts'
import { splitGap } from '#domain/values/splits.ts'
import {
  gapText,
  nextRound,
  type PlayedRounds,
  SPLIT_ROUNDS,
  SPOT_TEXT,
  type SplitRound,
  spotResultText,
  spotScoreText,
} from '#domain/values/spot-the-split.ts'
import { FigureSource } from '#web/figures/figure-source.tsx'
import { ShareLine } from '#web/figures/share-line.tsx'
import { useStoredObject } from '#web/lib/use-stored-object.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { RadioPills } from '#web/ui/form/radio-pills.tsx'

/** A game: find the split among four statements on which most of each party agree. */
export function SpotTheSplit() {
  const { stored: played = {}, save } = useStoredObject<boolean>(ROUNDS_KEY)
  const [index, setIndex] = useState(() => nextRound(played))
  const round = SPLIT_ROUNDS[index] as SplitRound
  const [picked, setPicked] = useState<number>()
  const [isRevealed, setRevealed] = useState(false)
  const result = useRef<HTMLParagraphElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const questionId = useId()

  // Each step removes the control that was clicked, so the focus moves to what replaces it.
  function reveal(pick: number | undefined) {
    flushSync(() => {
      setPicked(pick)
      setRevealed(true)
      if (pick !== undefined) save(round.slug, pick === round.answer)
    })
    result.current?.focus()
  }
  function showNext() {
    flushSync(() => {
      setPicked(undefined)
      setRevealed(false)
      setIndex((index + 1) % SPLIT_ROUNDS.length)
    })
    heading.current?.focus()
  }

  return (
    <div className="sheet grid gap-8 p-sheet max-zoomed:px-2 wide:grid-cols-[5fr_6fr] wide:gap-columns">
      <div>
        <h3 className="text-3xl/[1.04] tracking-tight" ref={heading} tabIndex={-1}>
          {SPOT_TEXT.heading}
        </h3>
        <p className="mt-3 measure-40" id={questionId}>
          {SPOT_TEXT.lead}
        </p>
        <Score played={played} />
      </div>
      {isRevealed ? (
        <div>
          <p
            className="text-2xl/[1.16] font-display font-medium text-ink tracking-snug"
            ref={result}
            tabIndex={-1}
          >
            {spotResultText(round, picked)}
          </p>
          <Answers round={round} picked={picked} />
          <div className="mt-6 flex justify-end">
            <Button onClick={showNext}>{SPOT_TEXT.next}</Button>
          </div>
        </div>
      ) : (
        <Form onSubmit={() => picked !== undefined && reveal(picked)}>
          <RadioPills
            key={round.slug}
            labelledBy={questionId}
            options={round.statements.map(({ text }, value) => ({ value, label: text }))}
            value={picked}
            onChange={setPicked}
          />
          <div className="mt-6 flex flex-wrap justify-between gap-3">
            <Button variant="quiet" className="-ml-3" onClick={() => reveal(undefined)}>
              {SPOT_TEXT.skip}
            </Button>
            <Button type="submit" disabled={picked === undefined}>
              {SPOT_TEXT.check}
            </Button>
          </div>
        </Form>
      )}
    </div>
  )
}

/** A square for each round: filled where the split was found, empty where it was not, dotted where it is still open. */
function Score({ played }: { played: PlayedRounds }) {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-1.5 text-sm">
      {SPLIT_ROUNDS.map(({ slug }) => (
        <span
          key={slug}
          aria-hidden="true"
          className={clsx(
            'size-3.5 rounded-xs border-2',
            slug in played ? 'border-ink' : 'border-line-strong border-dotted',
            played[slug] && 'bg-ink',
          )}
        />
      ))}
      <span className="ml-1.5">{spotScoreText(played)}</span>
    </p>
  )
}

/** All five, the widest gap first. */
function Answers({ round, picked }: { round: SplitRound; picked: number | undefined }) {
  const rows = round.statements
    .map((statement, index) => ({ statement, index, gap: splitGap(statement) }))
    .toSorted((a, b) => b.gap - a.gap)
  return (
    <ol className="mt-4 border-ink border-t-2" aria-label={SPOT_TEXT.list}>
      {rows.map(({ statement, index, gap }) => (
        <li
          key={statement.text}
          className={clsx('border-line border-b py-4', index === round.answer && '-mx-4 bg-sunk px-4')}
          data-sunk={index === round.answer || undefined}
        >
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <span className="font-semibold text-ink">
              {statement.text} {index === picked && <Badge>{SPOT_TEXT.yourPick}</Badge>}
            </span>
            <span className="text-sm tabular-nums">{gapText(gap)}</span>
          </p>
          <ShareLine
            className="mt-2"
            size="m"
            title={statement.text}
            {...statement}
            everyone={statement.overall}
          />
          <FigureSource
            className="mt-2"
            about={statement.text}
            line={pollText(statement)}
            figure={statement}
            also={statement.also}
          />
        </li>
      ))}
    </ol>
  )
}
