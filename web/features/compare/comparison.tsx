import { Share2 } from 'lucide-react'
import type { RefCallback } from 'react'
import { comparePicks } from '#domain/compare/compare.ts'
import type { CompareLink } from '#domain/compare/compare-code.ts'
import { picksOf } from '#domain/compare/compare-flow.ts'
import {
  COMPARE_TEXT,
  figureName,
  peopleFigureText,
  peopleScaleText,
  sameLead,
  sameTitle,
} from '#domain/compare/compare-messages.ts'
import { useComparePanel } from '#web/features/quiz/use-compare-panel.tsx'
import { LensCaption, LensNumber } from '#web/figures/lens-text.tsx'
import { People } from '#web/figures/people.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'
import { Differences } from './differences.tsx'
import { DuoSheet } from './duo-sheet.tsx'
import { Guesses } from './guesses.tsx'
import { SharedPicks } from './shared-picks.tsx'

export type ComparisonProps = {
  /** The visitor's value keys by question index. */
  answers: Readonly<Record<string, string>>
  guesses: readonly string[]
  link: CompareLink
  focusTarget: RefCallback<HTMLElement>
}

export function Comparison({ answers, guesses, link, focusTarget }: ComparisonProps) {
  const { name, picks: theirs } = link
  const yours = picksOf({ answers })
  const { same, different } = comparePicks(yours, theirs)
  const { opener, panel } = useComparePanel({ answers, heading: 'h2' })
  return (
    <>
      <DuoSheet isFigureFirst figure={<Drawing same={same.length} name={name} />}>
        <h2 className="text-3xl/[1.06] tracking-tight" ref={focusTarget} tabIndex={-1}>
          {sameTitle(same.length)}
        </h2>
        <p className="mt-4 measure-42 text-lg/[1.5]">{sameLead(same.length, name)}</p>
        <Guesses yours={yours} theirs={theirs} guesses={guesses} />
        <div className="mt-6 flex flex-wrap items-center gap-4 print:hidden">
          <Button {...opener}>
            <Share2 className="icon" aria-hidden="true" />
            {COMPARE_TEXT.sendBack}
          </Button>
          <ButtonLink variant="quiet" href={urls.section('quiz')}>
            {COMPARE_TEXT.ownResult}
          </ButtonLink>
        </div>
        <p className="mt-4 text-ink-mute text-xs/[1.5]">{peopleScaleText(same.length)}</p>
      </DuoSheet>
      {panel}
      {different.length > 0 && (
        <Differences questions={different} yours={yours} theirs={theirs} name={name} />
      )}
      {same.length > 0 && <SharedPicks questions={same} picks={theirs} />}
    </>
  )
}

/** The caption does not fit into a smaller overlap. The heading says the same. */
const MIN_SAME_FOR_CAPTION = 6

function Drawing({ same, name }: { same: number; name: string | null }) {
  const hasCaption = same >= MIN_SAME_FOR_CAPTION
  return (
    <People
      className="print:mx-auto print:max-w-[8cm]"
      fraction={same / 10}
      radius={186}
      you={COMPARE_TEXT.you}
      them={figureName(name)}
      label={peopleFigureText(same, name)}
    >
      {same > 1 && (
        <LensNumber x="280" y={hasCaption ? 234 : 246} fontSize="132">
          {same}
        </LensNumber>
      )}
      {hasCaption && (
        <g className="max-[25rem]:hidden">
          <LensCaption x="280" y="276" fontSize="20">
            {COMPARE_TEXT.ofTen}
          </LensCaption>
        </g>
      )}
    </People>
  )
}
