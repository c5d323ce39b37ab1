import { useState } from 'react'
import { ROUNDS_KEY } from '#domain/session/storage-keys.ts'
import { nextRound, SPLIT_ROUNDS } from '#domain/values/spot-the-split.ts'
import { useStoredObject } from '#web/lib/use-stored-object.ts'

/** Rounds of “Spot the split”. Those that were played are stored only in the browser. */
export function useRounds() {
  const { stored: played = {}, save } = useStoredObject<boolean>(ROUNDS_KEY)
  const [chosen, setChosen] = useState<number>()
  const index = chosen ?? nextRound(played)
  const round = SPLIT_ROUNDS[index]
  return {
    round,
    played,
    save(isFound: boolean) {
      if (!round) return
      // Stays with the round while its answer is shown.
      setChosen(index)
      save(round.slug, isFound)
    },
    next: () => setChosen((index + 1) % SPLIT_ROUNDS.length),
  }
}
