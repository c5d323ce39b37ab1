import { type CSSProperties, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { venn } from '#domain/drawing/geometry.ts'
import { answerFigureText, guessFigureText, HERO_GUESS, tenthsText } from '#domain/pages/home.ts'
import { Venn } from '#web/figures/venn.tsx'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { Button } from '#web/ui/button.tsx'
import { LIVE } from '#web/ui/live.ts'
import { useHeroGuess } from './use-hero-guess.ts'

const RADIUS = 166
const CX = 300
const CY = 176
/** A lens that is narrower holds no numeral. */
const ROOM_FOR_NUMERAL = 60
/** A lens that is narrower holds no larger words on a phone. */
const ROOM_FOR_WORDS = 90

/** The lens is the guess itself, and then the answer, with the guess as a dotted line (Spec §2 Home, hero). */
export function HeroGuess() {
  const { guess, setGuess, revealed, reveal, again, fraction } = useHeroGuess()
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const retry = useRef<HTMLButtonElement>(null)
  useEarlyInput(slider, (value) => setGuess(Number(value)))

  // Each panel takes its control with it, and the focus must not get lost with the control.
  function showAnswer() {
    flushSync(reveal)
    retry.current?.focus({ preventScroll: true })
  }
  function showGuess() {
    flushSync(again)
    slider.current?.focus({ preventScroll: true })
  }

  return (
    <div className="guess" data-state={revealed ? 'answer' : 'guess'}>
      <Venn
        viewBox="0 0 600 352"
        label={revealed ? answerFigureText(guess) : guessFigureText(guess)}
        fraction={fraction}
        radius={RADIUS}
        cx={CX}
        cy={CY}
        pitch={10}
        keyline={3}
        weave={0.45}
        ghost={revealed ? guess / 10 : undefined}
      >
        <Numeral fraction={fraction} />
      </Venn>
      <div className="guess__panel">
        {!revealed && (
          <div>
            <p className="guess__q">
              <label htmlFor={id}>{HERO_GUESS.question}</label>
            </p>
            <div className="guess__row needs-script">
              <div>
                <input
                  ref={slider}
                  className="range"
                  id={id}
                  type="range"
                  min={0}
                  max={10}
                  value={guess}
                  aria-valuetext={tenthsText(guess)}
                  onChange={(event) => setGuess(Number(event.target.value))}
                  style={{ '--p': guess * 10 } as CSSProperties}
                />
                <div className="range__ends num" aria-hidden="true">
                  <span>0</span>
                  <span>5</span>
                  <span>10</span>
                </div>
              </div>
              <Button variant="line" size="sm" onClick={showAnswer}>
                {HERO_GUESS.reveal}
              </Button>
            </div>
            <noscript>
              <div className="guess__after guess__off">
                <Answer />
              </div>
            </noscript>
          </div>
        )}
        <div {...LIVE} className="guess__after">
          {revealed && <Answer />}
        </div>
        {revealed && (
          <p className="src">
            {HERO_GUESS.dotted}{' '}
            <button
              ref={retry}
              className="-my-[13px] py-[13px] text-ink underline decoration-1 underline-offset-[0.25em] hover:decoration-2"
              type="button"
              onClick={showGuess}
            >
              {HERO_GUESS.again}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

function Answer() {
  return (
    <>
      <p className="guess__q">
        <strong>{HERO_GUESS.answerText}</strong> {HERO_GUESS.contrast}
      </p>
      <p className="src">{HERO_GUESS.source}</p>
    </>
  )
}

function Numeral({ fraction }: { fraction: number }) {
  const { lensWidth } = venn(fraction, RADIUS, CX, CY)
  if (lensWidth <= ROOM_FOR_NUMERAL) return null
  const narrow = lensWidth <= ROOM_FOR_WORDS ? ' lens-sub--narrow' : ''
  return (
    <>
      <text className="lens-num" x={CX} y={196} fontSize={Math.min(120, 44 + lensWidth * 0.24)}>
        {Math.round(fraction * 10)}
      </text>
      <text className={`lens-sub${narrow}`} x={CX} y={228} fontSize={20}>
        {HERO_GUESS.unit}
      </text>
    </>
  )
}
