import { useEffect, useState } from 'react'
import { backedIn, type CompareLink } from '#domain/compare/compare-code.ts'
import {
  COMPARE_START,
  type CompareState,
  knownPicks,
  picksOf,
  restoreCompare,
  rightGuesses,
  serializeCompare,
  stageOf,
  startWith,
} from '#domain/compare/compare-flow.ts'
import { compareTitle } from '#domain/compare/compare-messages.ts'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { quizReducer } from '#domain/quiz/session.ts'
import { COMPARE_KEY, PICKS_KEY, QUIZ_KEY } from '#domain/session/storage-keys.ts'
import { QuestionSheet } from '#web/features/quiz/question-sheet.tsx'
import { useStepFocus } from '#web/features/quiz/use-step-focus.ts'
import { readItem, writeItem } from '#web/lib/browser-storage.ts'
import { BackSheet } from './back-sheet.tsx'
import { Comparison } from './comparison.tsx'
import { GuessSheet } from './guess-sheet.tsx'
import { Intro } from './intro.tsx'

/** One link, from its introduction to the comparison. Progress survives a reload and is never sent. */
export function Comparing({ fragment, link }: { fragment: string; link: CompareLink }) {
  const [state, setState] = useState(() => restoreCompare(fragment, readItem('sessionStorage', COMPARE_KEY)))
  const [known] = useState(() =>
    knownPicks(readItem('localStorage', QUIZ_KEY), readItem('localStorage', PICKS_KEY)),
  )
  const answered = known.find((picks) => backedIn(link, picks))
  const reply = answered ? backedIn(link, answered) : null
  const isReply = reply !== null
  const [latest] = known
  const stage = stageOf(state, link.picks)
  const place = `${stage} ${state.quiz.step} ${state.guessStep} ${state.backed.length}`
  const { hasMoved, startMoving } = useStepFocus(place)

  useEffect(() => {
    if (isReply) completeSharing()
  }, [isReply])

  function move(next: CompareState) {
    startMoving()
    setState(next)
    if (stageOf(next, link.picks) === 'comparison') completeSharing()
    writeItem('sessionStorage', COMPARE_KEY, serializeCompare(fragment, next))
  }

  const step = { state, link, isAnnounced: hasMoved, onChange: move }
  switch (stage) {
    case 'intro':
      return answered && reply ? (
        <Comparison
          link={link}
          yours={answered}
          who="them"
          backed={reply}
          onAnswer={() => move({ ...startWith(answered), skipsGuesses: true })}
        />
      ) : (
        <Intro
          name={link.name}
          onReuse={latest ? () => move(startWith(latest)) : undefined}
          onStart={() => move({ ...COMPARE_START, started: true })}
        />
      )
    case 'quiz':
      return (
        <QuestionSheet
          session={state.quiz}
          isAnnounced={hasMoved}
          heading={compareTitle(link.name)}
          onAct={(action) => move({ ...state, quiz: quizReducer(state.quiz, action) })}
        />
      )
    case 'guess':
      return <GuessSheet {...step} />
    case 'back':
      return <BackSheet {...step} />
    case 'comparison':
      return (
        <Comparison
          link={link}
          yours={picksOf(state.quiz)}
          who="you"
          backed={state.backed}
          right={rightGuesses(state, link.picks)}
          reply={reply}
        />
      )
  }
}

/** Comparing completes the challenge to share, for both people. */
function completeSharing() {
  window.dispatchEvent(new Event(BROWSER_EVENTS.resultShared))
}
