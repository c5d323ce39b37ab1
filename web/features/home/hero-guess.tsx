import { clsx } from 'clsx'
import { type CSSProperties, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { venn } from '#domain/drawing/geometry.ts'
import { answerFigureText, guessedText, guessFigureText, HERO_GUESS, tenthsText } from '#domain/pages/home.ts'
import { STARTS_WITH_US_URL } from '#domain/pages/starts-with-us.ts'
import { LensCaption, LensNumber } from '#web/figures/lens-text.tsx'
import { Venn } from '#web/figures/venn.tsx'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { Button } from '#web/ui/button.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { useHeroGuess } from './use-hero-guess.ts'

const RADIUS = 166
const CX = 300
const CY = 176
/** The narrowest lens that has room for the number. */
const ROOM_FOR_NUMBER = 60
/** The narrowest lens that has room for a larger caption on a phone. */
const ROOM_FOR_CAPTION = 90

const STATEMENT = 'measure-34 font-display font-medium text-ink text-xl/[1.25] tracking-trim'
const SMALL = 'text-ink-mute text-xs/[1.45]'

/** The lens shows the guess, and then the answer with the guess as a dotted line (spec §2 Home, hero). */
export function HeroGuess() {
  const { guess, setGuess, isRevealed, reveal, reset, fraction } = useHeroGuess()
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const resetButton = useRef<HTMLButtonElement>(null)
  useEarlyInput(slider, (value) => setGuess(Number(value)))

  // Each panel removes the other's control, so the focus moves to the control that replaces it.
  function showAnswer() {
    flushSync(reveal)
    resetButton.current?.focus({ preventScroll: true })
  }
  function showGuess() {
    flushSync(reset)
    slider.current?.focus({ preventScroll: true })
  }

  return (
    <div>
      <Venn
        className="w-full overflow-visible"
        viewBox="0 0 600 352"
        label={isRevealed ? answerFigureText(guess) : guessFigureText(guess)}
        fraction={fraction}
        radius={RADIUS}
        cx={CX}
        cy={CY}
        pitch={10}
        keyline={3}
        weave={0.45}
        ghost={isRevealed && guess !== null ? guess / 10 : undefined}
      >
        <GuessText fraction={fraction} isSet={isRevealed || guess !== null} />
      </Venn>
      <div className="mt-6">
        {!isRevealed && (
          <div>
            <p className={STATEMENT}>
              <label htmlFor={id}>{HERO_GUESS.question}</label>
            </p>
            <div className="needs-script mt-3 grid items-center gap-4 pair:grid-cols-trail">
              <div>
                <input
                  ref={slider}
                  className="range peer"
                  id={id}
                  type="range"
                  min={0}
                  max={10}
                  value={guess ?? HERO_GUESS.middle}
                  aria-valuetext={guess === null ? HERO_GUESS.unset : tenthsText(guess)}
                  onChange={(event) => setGuess(Number(event.target.value))}
                  // A click on the middle, or Enter there, changes no value but is a guess. A click on the label isn't.
                  onPointerUp={(event) => setGuess(Number(event.currentTarget.value))}
                  onKeyDown={(event) => event.key === 'Enter' && setGuess(Number(event.currentTarget.value))}
                  style={{ '--percent': (guess ?? 0) * 10 } as CSSProperties}
                />
                <div
                  className="-mt-1.5 flex justify-between text-ink-mute text-xs tabular-nums lining-nums peer-focus-visible:translate-y-2"
                  aria-hidden="true"
                >
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
              <div className="mt-3 grid gap-2">
                <Answer guess={null} />
              </div>
            </noscript>
          </div>
        )}
        <LiveRegion as="div" className="grid gap-2">
          {isRevealed && <Answer guess={guess} />}
        </LiveRegion>
        {isRevealed && (
          <p className={clsx(SMALL, 'mt-3')}>
            <button
              ref={resetButton}
              className="-my-3.25 py-3.25 text-ink underline decoration-1 underline-offset-loose hover:decoration-2"
              type="button"
              onClick={showGuess}
            >
              {guess === null ? HERO_GUESS.back : HERO_GUESS.again}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

function Answer({ guess }: { guess: number | null }) {
  return (
    <>
      {guess !== null && <p className="text-ink text-sm">{guessedText(guess)}</p>}
      <p className={STATEMENT}>
        <strong className="font-semibold text-plum">{HERO_GUESS.answerText}</strong> {HERO_GUESS.contrast}
      </p>
      <p className={SMALL}>
        {HERO_GUESS.source}{' '}
        <a href={STARTS_WITH_US_URL} rel="noopener">
          {HERO_GUESS.release}
        </a>
      </p>
    </>
  )
}

function GuessText({ fraction, isSet }: { fraction: number; isSet: boolean }) {
  const { lensWidth } = venn(fraction, RADIUS, CX, CY)
  if (lensWidth <= ROOM_FOR_NUMBER) return null
  if (!isSet)
    return (
      <LensNumber x={CX} y={212} fontSize={100}>
        {HERO_GUESS.unsetMark}
      </LensNumber>
    )
  return (
    <>
      <LensNumber x={CX} y={196} fontSize={Math.min(120, 44 + lensWidth * 0.24)}>
        {Math.round(fraction * 10)}
      </LensNumber>
      <LensCaption x={CX} y={228} fontSize={20} isNarrow={lensWidth <= ROOM_FOR_CAPTION}>
        {HERO_GUESS.unit}
      </LensCaption>
    </>
  )
}
