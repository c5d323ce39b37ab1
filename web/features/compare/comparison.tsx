import { type ReactNode, useId } from 'react'
import { type Backing, comparePicks } from '#domain/compare/compare.ts'
import {
  backingSentence,
  COMPARE_TEXT,
  figureName,
  peopleFigureText,
  tallyText,
} from '#domain/compare/compare-messages.ts'
import { ResultNotes } from '#web/features/quiz/result/result-notes.tsx'
import { STEP_HEADING } from '#web/features/quiz/use-step-focus.ts'
import { LensCaption, LensNumber } from '#web/figures/lens-text.tsx'
import { PairGlyph } from '#web/figures/pair-glyph.tsx'
import { People } from '#web/figures/people.tsx'
import { Differences } from './differences.tsx'
import { DuoSheet } from './duo-sheet.tsx'
import { SharedPicks } from './shared-picks.tsx'

export type ComparisonProps = {
  yours: readonly string[]
  theirs: readonly string[]
  name: string | null
  /** Who said whether they would back the other person's picks. */
  who: 'you' | 'them'
  backed: readonly Backing[]
  kicker: string
  lead: ReactNode
  /** The buttons. */
  actions: ReactNode
  panel?: ReactNode
}

/** What two people could both live with: the picks that both put first, and those that one of them would back. */
export function Comparison(props: ComparisonProps) {
  const { yours, theirs, name, who, backed } = props
  const { same, different } = comparePicks(yours, theirs)
  const yes = backed.filter((backing) => backing === 'yes').length
  return (
    <>
      <DuoSheet
        figure={<Drawing count={same.length + yes} name={name} />}
        below={
          <>
            <Tally same={same.length} backed={backed} name={name} who={who} />
            <ResultNotes />
          </>
        }
      >
        <p className="mb-2 font-semibold text-ink-mute text-sm">{props.kicker}</p>
        <h2 className="text-3xl/[1.08] tracking-tight" {...STEP_HEADING}>
          {backingSentence(same.length, yes, name, who)}
        </h2>
        <div className="mt-3 measure-42 text-lg/[1.45]">{props.lead}</div>
        <div className="mt-6 flex flex-wrap items-center gap-4 print:hidden">{props.actions}</div>
      </DuoSheet>
      {props.panel}
      {different.length > 0 && <Differences {...{ different, yours, theirs, name, who, backed }} />}
      {same.length > 0 && <SharedPicks questions={same} picks={theirs} />}
    </>
  )
}

/** A smaller overlap has no room for the number. The heading says the same. */
const MIN_COUNT_IN_LENS = 4
/** The widest pair, two circles that only touch, is as wide as the drawing. */
const RADIUS = 136

function Drawing({ count, name }: { count: number; name: string | null }) {
  return (
    <People
      className="print:mx-auto print:max-w-[8cm]"
      fraction={count / 10}
      radius={RADIUS}
      you={COMPARE_TEXT.you}
      them={figureName(name)}
      label={peopleFigureText(count, name)}
    >
      {count >= MIN_COUNT_IN_LENS && (
        <>
          <LensNumber x="280" y="182" fontSize={count === MIN_COUNT_IN_LENS ? 96 : 124}>
            {count}
          </LensNumber>
          <LensCaption x="280" y="224" fontSize="24" isNarrow>
            {COMPARE_TEXT.ofTen}
          </LensCaption>
        </>
      )}
    </People>
  )
}

type TallyProps = { same: number } & Pick<ComparisonProps, 'backed' | 'name' | 'who'>

/** The ten picks as marks, with a legend that counts them. */
function Tally({ same, backed, name, who }: TallyProps) {
  const legendId = useId()
  const kinds = (['same', 'yes', 'unsure', 'no'] as const)
    .map((kind) => ({
      kind,
      count: kind === 'same' ? same : backed.filter((backing) => backing === kind).length,
    }))
    .filter(({ count }) => count > 0)
  return (
    <div className="grid items-center gap-x-8 gap-y-3 border-line border-t px-sheet py-4 wide:grid-cols-[25rem_1fr]">
      <div className="grid max-w-120 grid-cols-10 gap-0.5" role="img" aria-labelledby={legendId}>
        {kinds.flatMap(({ kind, count }) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: marks of one kind are the same.
          Array.from({ length: count }, (_, index) => <PairGlyph key={`${kind} ${index}`} kind={kind} />),
        )}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm wide:justify-end" id={legendId}>
        {kinds.map(({ kind, count }) => (
          <li key={kind} className="inline-flex items-center gap-2">
            <PairGlyph kind={kind} />
            <span>
              <b className="font-strong text-ink">{count}</b> {tallyText(kind, name, who)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
