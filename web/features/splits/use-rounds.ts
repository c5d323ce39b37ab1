import { useEffect, useState } from 'react'
import {
  nextRound,
  type PlayedRounds,
  ROUNDS_KEY,
  restoreRounds,
  SPLIT_ROUNDS,
} from '#domain/values/spot-the-split.ts'
import { readItem, writeItem } from '#web/lib/browser-storage.ts'

/** Rounds of “Spot the split”. Those that were played are stored only in the browser. */
export function useRounds() {
  const [played, setPlayed] = useState<PlayedRounds>({})
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const stored = restoreRounds(readItem('localStorage', ROUNDS_KEY))
    setPlayed(stored)
    setIndex(nextRound(stored))
  }, [])
  const round = SPLIT_ROUNDS[index]

  return {
    round,
    played,
    save(isFound: boolean) {
      if (!round) return
      const next = { ...played, [round.slug]: isFound }
      setPlayed(next)
      writeItem('localStorage', ROUNDS_KEY, JSON.stringify(next))
    },
    next: () => setIndex((index + 1) % SPLIT_ROUNDS.length),
  }
}
