import { Share2 } from '@lucide/icons'
import { type Backing, comparePicks, questionsToGuess } from '#domain/compare/compare.ts'
import type { CompareLink } from '#domain/compare/compare-code.ts'
import { type CompareState, picksOf } from '#domain/compare/compare-flow.ts'
import {
  backingLead,
  backingSentence,
  COMPARE_TEXT,
  pairKicker,
  sendBackText,
} from '#domain/compare/compare-messages.ts'
import { useComparePanel } from '#web/features/quiz/use-compare-panel.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'
import { Comparison } from './comparison.tsx'

export type OwnComparisonProps = {
  state: CompareState
  link: CompareLink
  /** The other person's answers, if the link is a reply. */
  reply: readonly Backing[] | null
}

/** The visitor's answers to the other person's picks, and a link that sends them back. */
export function OwnComparison({ state, link, reply }: OwnComparisonProps) {
  const { name, picks: theirs } = link
  const { guesses, skipsGuesses, backed, quiz } = state
  const yours = picksOf(quiz)
  const { same } = comparePicks(yours, theirs)
  const right = questionsToGuess(yours, theirs).filter(
    (question, step) => guesses[step] === theirs[question],
  ).length
  const count = same.length + yesIn(backed)
  const { opener, panel } = useComparePanel({
    answers: quiz.answers,
    heading: 'h2',
    reply: { theirs, backed, name },
  })
  return (
    <Comparison
      {...{ yours, theirs, name, backed, panel }}
      who="you"
      kicker={pairKicker(name)}
      lead={
        <>
          <p>{backingLead(count, name, skipsGuesses ? null : right)}</p>
          {/* Two sentences and no mean: they are two people's answers. */}
          {reply && <p className="mt-3">{backingSentence(same.length, yesIn(reply), name, 'them')}</p>}
        </>
      }
      actions={
        <>
          <Button {...opener}>
            <Icon of={Share2} />
            {sendBackText(name)}
          </Button>
          <ButtonLink variant="quiet" href={urls.section('quiz')}>
            {COMPARE_TEXT.ownResult}
          </ButtonLink>
        </>
      }
    />
  )
}

function yesIn(backed: readonly Backing[]): number {
  return backed.filter((backing) => backing === 'yes').length
}
