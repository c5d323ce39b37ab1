import { useEffect, useRef, useState } from 'react'
import { HERO_GUESS } from '#domain/pages/home.ts'

/** Milliseconds that the circles take to meet. */
const ANIMATION_MS = 700

/** `guess` is null until the visitor makes one. `fraction` is the overlap to draw (0–1). */
export function useHeroGuess() {
  const [guess, setGuess] = useState<number | null>(null)
  const [isRevealed, setRevealed] = useState(false)
  const [progress, setProgress] = useState(1)
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  function reveal() {
    setRevealed(true)
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setProgress(0)
    let start: number | undefined
    const step = (now: number) => {
      start ??= now
      const done = Math.min(1, (now - start) / ANIMATION_MS)
      setProgress(1 - (1 - done) ** 3)
      if (done < 1) frame.current = requestAnimationFrame(step)
    }
    frame.current = requestAnimationFrame(step)
  }

  function reset() {
    cancelAnimationFrame(frame.current)
    setProgress(1)
    setRevealed(false)
  }

  const from = (guess ?? HERO_GUESS.middle) / 10
  const fraction = isRevealed ? from + (HERO_GUESS.answer / 10 - from) * progress : from
  return { guess, setGuess, isRevealed, reveal, reset, fraction }
}
