import { clsx } from 'clsx'
import { type RefCallback, Suspense } from 'react'
import type { QuizResult } from '#domain/quiz/score.ts'
import { lazily } from '../lazily.tsx'
import { SHEET_PADDING } from '../step-sheet.tsx'
import { useComparePanel } from '../use-compare-panel.tsx'
import { ResultActions } from './result-actions.tsx'
import { ResultFigure } from './result-figure.tsx'
import { ResultText } from './result-text.tsx'

// Loaded after the quiz, because the sources of the picks are large.
const Picks = lazily(() => import('./picks.tsx').then((module) => module.Picks))

export type ResultSheetProps = {
  result: QuizResult
  /** Value keys by question index. */
  answers: Readonly<Record<string, string>>
  focusTarget: RefCallback<HTMLElement>
  onTakeAgain: () => void
}

export function ResultSheet({ result, answers, focusTarget, onTakeAgain }: ResultSheetProps) {
  const { overlapPercentage, categories } = result
  const { opener, panel } = useComparePanel({ answers, heading: 'h3' })
  return (
    <>
      <div
        className={clsx(
          'sheet grid gap-[clamp(2rem,4vw,4rem)] wide:grid-cols-[1.1fr_1fr] wide:items-center print:gap-6 print:p-6',
          SHEET_PADDING,
        )}
      >
        <ResultFigure overlapPercentage={overlapPercentage} answers={answers} focusTarget={focusTarget} />
        <ResultText answers={answers} categories={categories}>
          <ResultActions overlapPercentage={overlapPercentage} opener={opener} onTakeAgain={onTakeAgain} />
        </ResultText>
      </div>
      {panel}
      <Suspense fallback={<div className="min-h-screen" />}>
        <Picks answers={answers} overlapPercentage={overlapPercentage} />
      </Suspense>
    </>
  )
}
