import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefCallback, useId } from 'react'
import { QUIZ_TEXT } from '#domain/quiz/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { type RadioPill, RadioPills } from '#web/ui/radio-pills.tsx'

export type StepSheetProps = {
  /** `step` counts from 0. */
  step: number
  count: number
  progress: string
  /** False until the visitor acts, so that a restored step is not announced. */
  isAnnounced: boolean
  focusTarget: RefCallback<HTMLElement>
  heading?: 'h2' | 'h3'
  kicker?: ReactNode
  title: string
  hint: string
  /** The name of the radio group, different for each step. */
  name: string
  options: readonly RadioPill<string>[]
  value: string | undefined
  nextText: string
  onChoose: (value: string) => void
  onBack: () => void
  onNext: () => void
}

export const SHEET_PADDING = 'p-sheet max-zoomed:px-2 max-zoomed:py-3'
/** Scrolling to the question keeps its number in view, unless the answers of a phone need the room. */
const SCROLL_TO_NUMBER =
  '[@media(min-height:36rem)]:scroll-mt-[calc(var(--number-gap)+var(--kicker)+2rem)] [@media(min-height:36rem)]:max-[22.4rem]:scroll-mt-16'
/** Previous and See Results, the longest pair, fit in one row from 375 px on; below they share or fill it. */
const NAV_BUTTON = 'max-[27rem]:px-3 max-[23rem]:flex-auto'

/** One question at a time. Enter works like the Next button. */
export function StepSheet({ heading: Heading = 'h3', ...props }: StepSheetProps) {
  const { step, count, name, options, value, onChoose, onBack, onNext } = props
  const questionId = useId()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onNext()
  }

  return (
    // Before hydration, a submit does nothing instead of reloading the page.
    <form
      className={clsx(
        'sheet [--number-gap:clamp(1.5rem,1rem+2vw,3rem)]',
        props.kicker ? '[--kicker:2.5rem]' : '[--kicker:0rem]',
        SHEET_PADDING,
      )}
      method="dialog"
      onSubmit={handleSubmit}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-4">
        <LiveRegion
          as="span"
          className="whitespace-nowrap font-semibold text-ink tabular-nums"
          aria-live={props.isAnnounced ? 'polite' : 'off'}
        >
          {props.progress}
        </LiveRegion>
        <Rings step={step} count={count} />
      </div>
      <div className="mt-(--number-gap) grid gap-8 wide:grid-cols-[5fr_6fr] wide:gap-columns">
        <div>
          {props.kicker && <p className="mb-2 font-semibold text-lg text-plum">{props.kicker}</p>}
          <Heading
            className={clsx('text-2xl/[1.16] tracking-snug', SCROLL_TO_NUMBER)}
            id={questionId}
            ref={props.focusTarget}
            tabIndex={-1}
          >
            {props.title}
          </Heading>
          <p className="mt-4 text-balance text-ink-mute text-sm">{props.hint}</p>
        </div>
        <RadioPills
          key={name}
          labelledBy={questionId}
          name={name}
          options={options}
          value={value}
          onChange={onChoose}
        />
      </div>
      <div className="mt-[clamp(1.5rem,1rem+1.6vw,2.5rem)] flex flex-wrap justify-between gap-3 border-line border-t pt-6">
        <Button className={NAV_BUTTON} variant="line" disabled={step === 0} onClick={onBack}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {QUIZ_TEXT.previous}
        </Button>
        <Button className={NAV_BUTTON} type="submit" disabled={value === undefined}>
          {props.nextText}
          <ArrowRight className="icon" aria-hidden="true" />
        </Button>
      </div>
    </form>
  )
}

const RING: Record<'answered' | 'current' | 'open', string> = {
  answered: 'relative border-2 border-plum bg-plum shadow-[0_0_0_1.5px_var(--color-raised)]',
  current: 'relative border-5 border-plum bg-raised',
  open: 'border-2 border-line-strong',
}

function Rings({ step, count }: { step: number; count: number }) {
  const stateAt = (index: number) => (index < step ? 'answered' : index === step ? 'current' : 'open')
  return (
    <span className="flex items-center" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <i
          key={index}
          className={clsx(
            '-ml-1 size-[clamp(16px,4.4vw,22px)] rounded-full forced-color-adjust-none',
            RING[stateAt(index)],
          )}
          data-state={stateAt(index)}
        />
      ))}
    </span>
  )
}
