import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { enumValue } from '#domain/enum-names.ts'
import { type GuessedGroup, guessedGroup } from '#domain/polls/poll-choice.ts'
import { POLL_VOTES_KEY } from '#domain/session/storage-keys.ts'
import type { PollResults_PollFragment } from './poll-results.generated.ts'
import { useChoice } from './use-choice.ts'

/** The state of a link that opens a poll with its results hidden. */
export const GUESS_FIRST = { guessFirst: true } as const

/**
 * `open` shows the results. `hidden` hides them until the visitor votes or looks, and `asked` until the guess that follows
 * the vote. Results are open at first, so that everyone sees them (spec §2 Community poll section).
 */
type Stage = 'open' | 'hidden' | 'asked'

export type ResultsState = ReturnType<typeof useGuessFirst>

/** This guess, a percentage, lasts as long as the page. The browser stores a guessed option (`useChoice`). */
export function useGuessFirst({ id, options, ...poll }: PollResults_PollFragment) {
  const { choice: voted } = useChoice(POLL_VOTES_KEY, id)
  const { state } = useLocation()
  const [stage, setStage] = useState<Stage>('open')
  const [guess, setGuess] = useState<{
    index: number | undefined
    group: GuessedGroup | null
    share: number
  }>()
  const isAsked = (state as Partial<typeof GUESS_FIRST> | null)?.guessFirst === true
  // After hydration, because the server does not know the state of a link, but before the next paint.
  useLayoutEffect(() => {
    if (isAsked && voted === null) setStage('hidden')
  }, [isAsked, voted])

  const index = typeof voted === 'number' ? voted : undefined
  const results = poll.resultsByAffiliation.find(
    ({ affiliation }) => enumValue(affiliation) === guessedGroup(id),
  )?.results
  /** The group that the guess is about, or null for everyone if that group is withheld. */
  const group: GuessedGroup | null = results ? guessedGroup(id) : null
  // Nothing was guessed about the option of another vote, or about a group that new votes show or hide.
  const isGuessed = guess?.index === index && guess?.group === group
  const share = stage === 'open' && isGuessed ? guess?.share : undefined
  const actual = index === undefined ? undefined : (results ?? poll.results)[index]?.percentage
  return {
    areResultsShown: stage === 'open',
    isHidden: stage === 'hidden',
    hasVoted: index !== undefined,
    option: index === undefined ? undefined : options[index],
    group,
    actual,
    share,
    /** For the line of the option. */
    guess: group && index !== undefined && share !== undefined ? { index, group, share } : undefined,
    hide: () => setStage('hidden'),
    open: (guessed?: number) => {
      setGuess(guessed === undefined ? undefined : { index, group, share: guessed })
      setStage('open')
    },
    /** Called when the vote is stored. Asks for a guess if the results are hidden. */
    handleVote: () => setStage((now) => (now === 'open' ? now : 'asked')),
  }
}
