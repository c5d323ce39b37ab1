import { ArrowLeft } from '@lucide/icons'
import { BACKINGS, type Backing, comparePicks } from '#domain/compare/compare.ts'
import { picksOf } from '#domain/compare/compare-flow.ts'
import { backProgress, COMPARE_TEXT, compareTitle, putFirst } from '#domain/compare/compare-messages.ts'
import { optionOf } from '#domain/quiz/guesses.ts'
import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { StepTop } from '#web/features/quiz/step-sheet.tsx'
import { STEP_HEADING } from '#web/features/quiz/use-step-focus.ts'
import { PersonMark } from '#web/figures/people.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CompareStepProps } from './guess-sheet.tsx'

/** Each pick of the other person that differs, once, without party shares or a count, so that nothing pulls toward Yes. */
export function BackSheet({ state, link, isAnnounced, onChange }: CompareStepProps) {
  const { different } = comparePicks(picksOf(state.quiz), link.picks)
  const step = state.backed.length
  const question = different[step] ?? 0
  const answer = (value: Backing) => onChange({ ...state, backed: [...state.backed, value] })
  return (
    <article className="sheet step-sheet" data-begun={isAnnounced || undefined}>
      <StepTop
        step={step}
        count={different.length}
        progress={backProgress(step, different.length)}
        heading={compareTitle(link.name)}
        isAnnounced={isAnnounced}
      />
      <div className="back">
        <p className="text-balance text-sm wide:text-base">
          <span className="mb-0.5 flex items-center gap-2 font-semibold text-ink max-wide:justify-center">
            <PersonMark who="them" />
            {putFirst('them', link.name)}
          </span>
          {QUIZ_QUESTIONS[question]?.text}
        </p>
        <div className="back-disc">
          <svg viewBox="0 0 300 300" fill="none" aria-hidden="true">
            <circle
              cx="150"
              cy="150"
              r="147"
              fill="var(--color-gold-wash)"
              stroke="var(--color-gold-ink)"
              strokeWidth="2"
            />
            {[138, 129, 122].map((r) => (
              <circle key={r} cx="150" cy="150" r={r} stroke="var(--color-gold)" strokeWidth="1.5" />
            ))}
          </svg>
          <h3 {...STEP_HEADING}>{optionOf(question, link.picks[question])?.text}</h3>
        </div>
        <fieldset className="back-bar">
          <legend className="back-question">{COMPARE_TEXT.backQuestion}</legend>
          <div className="back-answers">
            {BACKINGS.map((value) => (
              <Button key={value} variant="line" onClick={() => answer(value)}>
                {COMPARE_TEXT.backings[value]}
              </Button>
            ))}
          </div>
          <div className="flex items-center justify-between gap-4 wide:justify-start">
            <Button
              variant="quiet"
              size="sm"
              className="-ml-3"
              disabled={step === 0}
              onClick={() => onChange({ ...state, backed: state.backed.slice(0, -1) })}
            >
              <Icon of={ArrowLeft} />
              {QUIZ_TEXT.previous}
            </Button>
            <p className="text-right text-ink-mute text-xs/[1.35]">{COMPARE_TEXT.backHint}</p>
          </div>
        </fieldset>
      </div>
    </article>
  )
}
