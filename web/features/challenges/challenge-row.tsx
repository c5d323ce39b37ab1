import { clsx } from 'clsx'
import { Award, Blend, BookOpen, Check, CircleCheck, type LucideIcon, Mail, Share2, Vote } from 'lucide-react'
import { useId } from 'react'
import { achievementText, CHALLENGE_TEXT } from '#domain/challenges/messages.ts'
import { SECTION_OF_CHALLENGE } from '#domain/challenges/section.ts'
import { type BadgeIcon, badgeIcon } from '#domain/challenges/types.ts'
import { enumValue } from '#domain/enum-names.ts'
import { SectionButton } from '#web/layout/section-button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import type { ChallengesSection_ChallengeFragment } from './challenges-section.generated.ts'

const ICONS: Record<BadgeIcon, LucideIcon> = {
  award: Award,
  blend: Blend,
  vote: Vote,
  'book-open': BookOpen,
  mail: Mail,
  'share-2': Share2,
}

export type ChallengeRowProps = { challenge: ChallengesSection_ChallengeFragment; completed: boolean }

/** One challenge: what to do, what it is worth, and where to start, or that it is done. */
export function ChallengeRow({ challenge, completed }: ChallengeRowProps) {
  const { title, description, points } = challenge
  const titleId = useId()
  const Icon = completed ? Check : ICONS[badgeIcon(challenge.badgeIcon)]
  return (
    <li className={clsx(completed && 'is-done')}>
      <span className="seal" data-c={enumValue(challenge.badgeColor)}>
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div>
        <h3 className="task__t" id={titleId}>
          {title}
        </h3>
        <p className="task__d">{description}</p>
      </div>
      <div className="task__act">
        {completed ? (
          <>
            <span className="donelabel">
              <CircleCheck className="icon" aria-hidden="true" />
              {CHALLENGE_TEXT.completed}
            </span>
            <Chip icon={Award}>{achievementText(challenge)}</Chip>
          </>
        ) : (
          <>
            <span className="pts">
              <b>{points}</b> {CHALLENGE_TEXT.points}
            </span>
            <SectionButton
              section={SECTION_OF_CHALLENGE[enumValue(challenge.type)]}
              variant="line"
              size="sm"
              aria-describedby={titleId}
            >
              {CHALLENGE_TEXT.start}
            </SectionButton>
          </>
        )}
      </div>
    </li>
  )
}
