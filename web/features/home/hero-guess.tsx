import { clsx } from 'clsx'
import {
  type ComponentType,
  type CSSProperties,
  lazy,
  type PointerEvent,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { answerFigureText, guessedText, guessFigureText, HERO_GUESS, tenthsText } from '#domain/pages/home.ts'
import type { ShareLineProps } from '#web/figures/share-line.tsx'
import { SourceLink } from '#web/figures/source-link.tsx'
import { TenPeople } from '#web/figures/ten-people.tsx'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { Button } from '#web/ui/button.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'

/** Not part of the page's first JavaScript. If it fails to load, the text next to it has the answer. */
const loadShareLine = () => import('#web/figures/share-line.tsx')
const ShareLine = lazy(async (): Promise<{ default: ComponentType<ShareLineProps> }> => {
  const loaded = await loadShareLine().catch(() => null)
  return { default: loaded?.ShareLine ?? (() => null) }
})

const STATEMENT = 'font-display font-medium text-ink text-xl/[1.22] tracking-trim wide:text-2xl/[1.22]'
const SMALL = 'text-ink-mute text-xs/[1.45]'

/** Cells of the hero's grid. Ten people show the guess, and then the answer with the guess below (spec §2 Home, hero). */
export function HeroGuess() {
  const [guess, setGuess] = useState<number | null>(null)
  const [isRevealed, setRevealed] = useState(false)
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const resetButton = useRef<HTMLButtonElement>(null)
  useEarlyInput(slider, choose)

  function choose(value: string) {
    setGuess(Number(value))
    loadShareLine().catch(() => {})
  }

  // Each panel removes the other's control, so the focus moves to the control that replaces it.
  function show(isAnswer: boolean) {
    flushSync(() => setRevealed(isAnswer))
    const control = isAnswer ? resetButton : slider
    control.current?.focus({ preventScroll: true })
  }
  /** A tap on a person counts the people up to that one. Keyboards have the slider. */
  function countPeople({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    choose(String(Math.min(10, Math.ceil(((clientX - left) / width) * 10))))
  }

  return (
    <>
      <div
        className={clsx('wide:col-2 wide:row-start-1', isRevealed ? 'wide:row-span-4' : 'wide:row-span-2')}
      >
        {!isRevealed && (
          <>
            <p className={clsx(STATEMENT, 'text-pretty')}>
              <label htmlFor={id}>{HERO_GUESS.question}</label>
            </p>
            <noscript>
              <Answer guess={null} />
            </noscript>
          </>
        )}
        <LiveRegion as="div">{isRevealed && <Answer guess={guess} />}</LiveRegion>
        {isRevealed && (
          <p className={clsx(SMALL, 'mt-2')}>
            <button
              ref={resetButton}
              className="-my-3.25 py-3.25 text-ink underline decoration-1 underline-offset-loose hover:decoration-2"
              type="button"
              onClick={() => show(false)}
            >
              {guess === null ? HERO_GUESS.back : HERO_GUESS.again}
            </button>
          </p>
        )}
      </div>
      <div
        className="wide:col-span-full wide:row-5 wide:mt-6"
        onPointerUp={isRevealed ? undefined : countPeople}
      >
        <TenPeople
          label={isRevealed ? answerFigureText(guess) : guessFigureText(guess)}
          count={isRevealed ? HERO_GUESS.answer : guess}
          guess={isRevealed && guess !== null ? { people: guess, label: guessedText(guess) } : undefined}
        />
      </div>
      {!isRevealed && (
        <>
          <div className="needs-script mx-[max(-1rem,-1*var(--spacing-gutter))] wide:col-span-full wide:row-6">
            <input
              ref={slider}
              className="range range-travel peer block"
              id={id}
              type="range"
              min={0}
              max={10}
              value={guess ?? HERO_GUESS.middle}
              data-unset={guess === null || undefined}
              aria-valuetext={guess === null ? HERO_GUESS.unset : tenthsText(guess)}
              onChange={(event) => choose(event.target.value)}
              // A click on the middle, or Enter there, changes no value but is a guess. A click on the label isn't.
              onPointerUp={(event) => choose(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Enter' && choose(event.currentTarget.value)}
              style={{ '--percent': (guess ?? 0) * 10 } as CSSProperties}
            />
            <div
              className="-mt-1.5 flex justify-between px-4 text-ink-mute text-xs peer-focus-visible:translate-y-2"
              aria-hidden="true"
            >
              <span>{HERO_GUESS.none}</span>
              <span>{HERO_GUESS.all}</span>
            </div>
          </div>
          <div className="needs-script flex items-center gap-4 wide:col-2 wide:row-3">
            <Button className="max-xs:w-full" variant="line" onClick={() => show(true)}>
              {HERO_GUESS.reveal}
            </Button>
            <span className="hidden text-ink-mute text-sm md:inline" aria-hidden="true">
              {guess === null ? HERO_GUESS.hint : tenthsText(guess)}
            </span>
          </div>
        </>
      )}
    </>
  )
}

function Answer({ guess }: { guess: number | null }) {
  return (
    <div className="grid gap-2">
      <p className={STATEMENT}>
        <strong className="font-medium text-plum">{HERO_GUESS.answerText}</strong>{' '}
        {guess !== null && <span className="whitespace-nowrap">You guessed {tenthsText(guess)}.</span>}
      </p>
      {/* As tall as the figure. */}
      <div className="min-h-28">
        <Suspense>
          <ShareLine size="m" {...HERO_GUESS.figure} />
        </Suspense>
      </div>
      <p className={SMALL}>
        {HERO_GUESS.source} <SourceLink source={HERO_GUESS} />
      </p>
    </div>
  )
}
