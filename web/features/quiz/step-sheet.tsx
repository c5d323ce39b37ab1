import { ArrowLeft, ArrowRight } from '@lucide/icons'
import { type ReactNode, useId } from 'react'
import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { type RadioPill, RadioPills } from '#web/ui/form/radio-pills.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { STEP_HEADING } from './use-step-focus.ts'

export type StepSheetProps = StepTopProps & {
  title: string
  hint?: string
  options: readonly RadioPill<string>[]
  value: string | undefined
  nextText: string
  onChoose: (value: string) => void
  onBack: () => void
  onNext: () => void
  /** Beside the options, or below them on narrow screens. */
  aside?: ReactNode
  /** Between the buttons of a wide screen. */
  note?: string
}

type StepTopProps = {
  /** `step` counts from 0. */
  step: number
  count: number
  progress: string
  /** What the steps belong to. */
  heading: ReactNode
  /** False until the visitor acts, so that a restored step is not announced. */
  isAnnounced: boolean
}

export const SHEET_PADDING = 'p-sheet max-zoomed:px-2 max-zoomed:py-3'

/** One question at a time. Enter works like the Next button. On a phone, the sheet is the screen (step-sheet.css). */
export function StepSheet(props: StepSheetProps) {
  const { step, options, value, onChoose, onBack, onNext } = props
  const questionId = useId()

  return (
    <Form className="sheet step-sheet" data-begun={props.isAnnounced || undefined} onSubmit={onNext}>
      <StepTop {...props} />
      <div className="step-main">
        <div className="step-question">
          <h3 id={questionId} {...STEP_HEADING}>
            {props.title}
          </h3>
          {props.hint && <p className="mt-3 text-balance text-ink-mute text-sm">{props.hint}</p>}
        </div>
        <div className="step-options">
          <RadioPills
            key={step}
            labelledBy={questionId}
            options={options}
            value={value}
            onChange={onChoose}
          />
        </div>
        {props.aside}
      </div>
      <div className="step-bar">
        <Button variant="line" disabled={step === 0} onClick={onBack}>
          <Icon of={ArrowLeft} />
          {QUIZ_TEXT.previous}
        </Button>
        {props.note && <p className="text-balance text-ink-mute text-sm">{props.note}</p>}
        <Button className="md:col-start-3" type="submit" disabled={value === undefined}>
          {props.nextText}
          <Icon of={ArrowRight} />
        </Button>
      </div>
    </Form>
  )
}

export function StepTop({ step, count, progress, heading, isAnnounced }: StepTopProps) {
  return (
    <header className="step-top">
      <h2 className="text-item/8 tracking-snug md:text-xl/8">{heading}</h2>
      <LiveRegion
        as="span"
        className="whitespace-nowrap text-ink text-sm tabular-nums md:text-base"
        aria-live={isAnnounced ? 'polite' : 'off'}
      >
        {progress}
      </LiveRegion>
      <span className="step-track" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rings never move.
          <i key={index} data-state={index < step ? 'answered' : index === step ? 'current' : 'open'} />
        ))}
      </span>
    </header>
  )
}
