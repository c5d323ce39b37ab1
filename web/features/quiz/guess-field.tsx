import { ArrowLeft, ArrowRight } from '@lucide/icons'
import { clsx } from 'clsx'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import type { Party } from '#domain/drawing/parties.ts'
import { guessLayers } from '#domain/drawing/strokes.ts'
import { GUESS_TEXT, guessedText, guessQuestion } from '#domain/quiz/messages.ts'
import type { QuizQuestion } from '#domain/quiz/questions.ts'
import { PARTY_INK } from '#web/figures/party-ink.ts'
import { Strokes } from '#web/figures/strokes.tsx'
import { Icon } from '#web/ui/icon.tsx'

const KNOB = { republicans: 'data-fill-conservative', democrats: 'data-fill-liberal' } as const
/** Where the arrow keys start, so that nothing suggests a low or a high share. */
const MIDDLE = 50

export type GuessFieldProps = {
  party: Party
  /** The visitor's pick. Undefined until there is one. */
  option: QuizQuestion['options'][number] | undefined
  guess: number | undefined
  onGuess: (guess: number | null) => void
}

/** One optional guess, of how many people in a party agreed. It has no preset, and an untouched slider is no guess. */
export function GuessField({ party, option, guess, onGuess }: GuessFieldProps) {
  const askId = useId()
  const numberField = useRef<HTMLInputElement>(null)
  const beforeTouch = useRef<number | null>(null)
  const isUnset = guess === undefined

  /** Typing a digit on the slider continues in the number field. */
  function handleKey(event: KeyboardEvent) {
    // Ctrl+1 and the like are the browser's.
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    numberField.current?.focus()
    onGuess(Number(event.key))
  }

  /** A tap or a drag anywhere on the strokes counts, also where browsers expect the thumb to be hit. */
  function handlePointer(event: PointerEvent<HTMLElement>) {
    if (!option || (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId)))
      return
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId)
      beforeTouch.current = guess ?? null
    }
    const field = event.currentTarget.querySelector('svg')?.getBoundingClientRect()
    if (!field) return
    const percent = Math.round(((event.clientX - field.left) / field.width) * 100)
    onGuess(Math.max(0, Math.min(100, percent)))
  }

  function handleText(text: string) {
    const digits = text.replace(/\D/g, '')
    onGuess(digits === '' ? null : Math.min(100, Number(digits)))
  }

  return (
    <fieldset className="guess step-aside" disabled={!option} data-unset={isUnset || undefined}>
      <legend className="sr-only">{GUESS_TEXT.legend}</legend>
      <p className="guess-ask" id={askId}>
        <span>{option ? <Question party={party} option={option} /> : GUESS_TEXT.hint}</span>
      </p>
      <div
        className="guess-scale"
        style={{ '--value': guess ?? MIDDLE } as CSSProperties}
        onPointerDown={handlePointer}
        onPointerMove={handlePointer}
        // The touch became a scroll.
        onPointerCancel={() => onGuess(beforeTouch.current)}
      >
        <Strokes layers={guessLayers(party, guess ?? 0)} />
        <span className="guess-axis" aria-hidden="true">
          {[0, 50, 100].map((at) => (
            <span key={at} style={{ '--at': at } as CSSProperties}>
              {at}
            </span>
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={100}
          value={guess ?? MIDDLE}
          aria-labelledby={askId}
          aria-valuetext={isUnset ? GUESS_TEXT.unset : guessedText(guess, party, option)}
          onChange={(event) => onGuess(Number(event.target.value))}
          onKeyDown={handleKey}
        />
        <span className={clsx('guess-knob', KNOB[party])} aria-hidden="true" />
        <span className="guess-cue" aria-hidden="true">
          <span>
            <Icon of={ArrowLeft} />
            {GUESS_TEXT.cue}
            <Icon of={ArrowRight} />
          </span>
        </span>
      </div>
      <div className="guess-number">
        <input
          ref={numberField}
          type="text"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          placeholder="–"
          value={guess ?? ''}
          aria-label={GUESS_TEXT.number}
          onChange={(event) => handleText(event.target.value)}
        />
        <span>{GUESS_TEXT.optional}</span>
        <button
          type="button"
          onClick={() => {
            onGuess(null)
            numberField.current?.focus({ preventScroll: true })
          }}
        >
          {GUESS_TEXT.clear}
        </button>
      </div>
    </fieldset>
  )
}

function Question({
  party,
  option,
}: Pick<GuessFieldProps, 'party'> & { option: QuizQuestion['options'][number] }) {
  const { before, people, after } = guessQuestion(party, option)
  return (
    <>
      {before}
      <b className={clsx('whitespace-nowrap font-strong', PARTY_INK[party])}>{people}</b>
      {after}
    </>
  )
}
