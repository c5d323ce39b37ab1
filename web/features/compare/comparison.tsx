import { ArrowRight, Share2 } from '@lucide/icons'
import { useId } from 'react'
import { type Backing, comparePicks } from '#domain/compare/compare.ts'
import type { CompareLink } from '#domain/compare/compare-code.ts'
import {
  answerReplyText,
  backingLead,
  backingSentence,
  COMPARE_TEXT,
  figureName,
  pairKicker,
  peopleFigureText,
  replyKicker,
  replyLead,
  sendBackText,
  tallyText,
} from '#domain/compare/compare-messages.ts'
import { ResultNotes } from '#web/features/quiz/result/result-notes.tsx'
import { useComparePanel } from '#web/features/quiz/use-compare-panel.tsx'
import { STEP_HEADING } from '#web/features/quiz/use-step-focus.ts'
import { LensCaption, LensNumber } from '#web/figures/lens-text.tsx'
import { PairGlyph } from '#web/figures/pair-glyph.tsx'
import { People } from '#web/figures/people.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'
import { Differences } from './differences.tsx'
import { DuoSheet } from './duo-sheet.tsx'
import { SharedPicks } from './shared-picks.tsx'

export type ComparisonProps = {
  link: CompareLink
  yours: readonly string[]
  /** Who said whether they would back the other person's picks: the visitor, or in a reply the other person. */
  who: 'you' | 'them'
  backed: readonly Backing[]
  /** How many guesses of the visitor were right. Null without guesses. */
  right?: number | null
  /** What the other person said, if the visitor answered a reply. */
  reply?: readonly Backing[] | null
  /** Answers a reply. */
  onAnswer?: () => void
}

const yesIn = (backed: readonly Backing[]) => backed.filter((backing) => backing === 'yes').length

/** What two people could both live with: the picks that both put first, and those that one of them would back. */
export function Comparison({ link, yours, who, backed, right = null, reply, onAnswer }: ComparisonProps) {
  const { name, picks: theirs } = link
  const { same, different } = comparePicks(yours, theirs)
  const count = same.length + yesIn(backed)
  const { opener, panel } = useComparePanel({
    answers: Object.fromEntries(yours.entries()),
    heading: 'h2',
    ...(who === 'you' && { reply: { theirs, backed, name } }),
  })
  return (
    <>
      <DuoSheet
        figure={<Drawing count={count} name={name} />}
        below={
          <>
            <Tally same={same.length} backed={backed} name={name} who={who} />
            <ResultNotes />
          </>
        }
      >
        <p className="mb-2 font-semibold text-ink-mute text-sm">
          {who === 'you' ? pairKicker(name) : replyKicker(name)}
        </p>
        <h2 className="text-3xl/[1.08] tracking-tight" {...STEP_HEADING}>
          {backingSentence(same.length, yesIn(backed), name, who)}
        </h2>
        <div className="mt-3 measure-42 text-lg/[1.45]">
          <p>
            {who === 'you'
              ? backingLead(count, different.length, name, right)
              : replyLead(count, different.length, name)}
          </p>
          {/* Two sentences and no mean: they are two people's answers. */}
          {reply && <p className="mt-3">{backingSentence(same.length, yesIn(reply), name, 'them')}</p>}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-4 print:hidden">
          {who === 'you' ? (
            <>
              <Button {...opener}>
                <Icon of={Share2} />
                {sendBackText(name)}
              </Button>
              <ButtonLink variant="quiet" className="max-xs:-ml-3" href={urls.section('quiz')}>
                {COMPARE_TEXT.ownResult}
              </ButtonLink>
            </>
          ) : (
            <>
              {different.length > 0 && (
                <Button onClick={onAnswer}>
                  {answerReplyText(different.length, name)}
                  <Icon of={ArrowRight} />
                </Button>
              )}
              <Button variant="quiet" className="max-xs:-ml-3" {...opener}>
                {COMPARE_TEXT.compareElse}
              </Button>
            </>
          )}
        </div>
      </DuoSheet>
      {panel}
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

type TallyProps = { same: number; name: string | null } & Pick<ComparisonProps, 'backed' | 'who'>

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
