import { useEffect, useRef, useState } from 'react'
import type { CompareLink } from '#domain/compare/compare-code.ts'
import { type CompareAction, knownPicks, stageOf } from '#domain/compare/compare-flow.ts'
import { PICKS_KEY } from '#domain/compare/compare-keys.ts'
import { COMPARE_TEXT } from '#domain/compare/compare-messages.ts'
import { QuestionSheet } from '#web/features/quiz/question-sheet.tsx'
import { storedQuiz } from '#web/features/quiz/use-quiz.ts'
import { readItem } from '#web/lib/browser-storage.ts'
import { focusOn } from '#web/lib/focus-on.ts'
import { Comparison } from './comparison.tsx'
import { GuessSheet } from './guess-sheet.tsx'
import { Intro } from './intro.tsx'
import { useCompare } from './use-compare.ts'

/** One link, from its introduction to the comparison. */
export function Comparing({ fragment, link }: { fragment: string; link: CompareLink }) {
  const [state, act] = useCompare(fragment)
  const [known] = useState(() => knownPicks(storedQuiz(), readItem('localStorage', PICKS_KEY)))
  const [hasMoved, setHasMoved] = useState(false)
  const focusTarget = useRef<HTMLElement>(null)
  const stage = stageOf(state, link.picks)

  // Each step moves the focus, so that screen readers read the new content. Opening the page and answering do not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the visitor moves to another step.
  useEffect(() => {
    if (!hasMoved || !focusTarget.current) return
    focusOn(focusTarget.current)
    focusTarget.current.scrollIntoView({ block: stage === 'comparison' ? 'center' : 'nearest' })
  }, [stage, state.quiz.step, state.guessStep])

  function setFocusTarget(element: HTMLElement | null) {
    focusTarget.current = element
  }
  function move(action: CompareAction) {
    setHasMoved(true)
    act(action)
  }

  switch (stage) {
    case 'intro':
      return (
        <Intro
          name={link.name}
          onReuse={known ? () => move({ type: 'reuse', picks: known }) : undefined}
          onStart={() => move({ type: 'start' })}
        />
      )
    case 'quiz':
      return (
        <QuestionSheet
          session={state.quiz}
          isAnnounced={hasMoved}
          focusTarget={setFocusTarget}
          heading="h2"
          lastText={COMPARE_TEXT.next}
          onAct={(action) => move({ type: 'quiz', action })}
        />
      )
    case 'guess':
      return (
        <GuessSheet
          state={state}
          link={link}
          isAnnounced={hasMoved}
          focusTarget={setFocusTarget}
          onAct={move}
        />
      )
    case 'comparison':
      return (
        <Comparison
          answers={state.quiz.answers}
          guesses={state.guesses}
          link={link}
          focusTarget={setFocusTarget}
        />
      )
  }
}
