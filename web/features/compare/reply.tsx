import { ArrowRight } from '@lucide/icons'
import { type Backing, comparePicks } from '#domain/compare/compare.ts'
import type { CompareLink } from '#domain/compare/compare-code.ts'
import { answerReplyText, COMPARE_TEXT, replyKicker, replyLead } from '#domain/compare/compare-messages.ts'
import { useComparePanel } from '#web/features/quiz/use-compare-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Comparison } from './comparison.tsx'

export type ReplyProps = {
  link: CompareLink
  /** The picks that were answered. */
  yours: readonly string[]
  backed: readonly Backing[]
  onAnswer: () => void
}

/** For the sender of a link: what the other person answered. */
export function Reply({ link, yours, backed, onAnswer }: ReplyProps) {
  const { name, picks: theirs } = link
  const { same, different } = comparePicks(yours, theirs)
  const count = same.length + backed.filter((backing) => backing === 'yes').length
  const { opener, panel } = useComparePanel({ answers: Object.fromEntries(yours.entries()), heading: 'h2' })
  return (
    <Comparison
      {...{ yours, theirs, name, backed, panel }}
      who="them"
      kicker={replyKicker(name)}
      lead={<p>{replyLead(count, different.length, name)}</p>}
      actions={
        <>
          {different.length > 0 && (
            <Button onClick={onAnswer}>
              {answerReplyText(different.length, name)}
              <Icon of={ArrowRight} />
            </Button>
          )}
          <Button variant="quiet" {...opener}>
            {COMPARE_TEXT.compareElse}
          </Button>
        </>
      }
    />
  )
}
