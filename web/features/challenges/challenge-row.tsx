import { clsx } from 'clsx'
import { Award, Blend, BookOpen, Check, CircleCheck, type LucideIcon, Mail, Share2, Vote } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
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

const SEAL_COLOR: Record<ChallengesSection_ChallengeFragment['badgeColor'], string> = {
  BLUE: 'var(--color-blue)',
  GREEN: 'var(--color-green)',
  PURPLE: 'var(--color-plum)',
  ORANGE: 'var(--color-orange)',
  GOLD: 'var(--color-gold)',
}
const SEAL_RINGS =
  'shadow-[inset_0_0_0_2px_var(--seal),inset_0_0_0_5px_var(--color-raised),inset_0_0_0_6px_var(--seal)]'

export function ChallengeRow({ challenge, completed }: ChallengeRowProps) {
  const { title, description, points } = challenge
  const titleId = useId()
  const Icon = completed ? Check : ICONS[badgeIcon(challenge.badgeIcon)]
  return (
    <li
      className={clsx(
        'grid first-col-14 items-start gap-x-4 gap-y-2 border-line border-t py-6 last:border-b max-zoomed:grid-cols-1 md:gap-x-6 md:px-6 [[data-completed]+&]:border-t-transparent',
        '@panel:grid-cols-[3.5rem_1fr_auto] @panel:items-center',
        completed &&
          '-mx-4 border-t-transparent bg-green-wash px-4 shadow-[inset_5px_0_0_var(--color-green)] md:mx-0',
      )}
      data-completed={completed || undefined}
    >
      <span
        className={clsx(
          'grid size-14 place-items-center rounded-full forced-colors:border-2',
          completed ? 'bg-green text-on-green' : ['bg-raised text-ink', SEAL_RINGS],
        )}
        style={{ '--seal': SEAL_COLOR[challenge.badgeColor] } as CSSProperties}
      >
        <Icon className="icon size-6" aria-hidden="true" />
      </span>
      <div>
        <h3 className="text-xl" id={titleId}>
          {title}
        </h3>
        <p className="mt-1 measure-48">{description}</p>
      </div>
      <div
        className={clsx(
          'col-start-2 mt-2 flex flex-wrap items-center gap-x-4 gap-y-3 max-zoomed:col-start-1 @panel:col-start-3 @panel:mt-0',
          completed ? '@panel:flex-col @panel:items-end @panel:gap-2' : '@panel:justify-end',
        )}
      >
        {completed ? (
          <>
            <span className="inline-flex items-center gap-2 font-strong text-green-ink">
              <CircleCheck className="icon" aria-hidden="true" />
              {CHALLENGE_TEXT.completed}
            </span>
            <Chip icon={Award}>{achievementText(challenge)}</Chip>
          </>
        ) : (
          <>
            <span className="whitespace-nowrap font-display font-medium text-[1.125rem]/none text-ink lining-nums @panel:min-w-17 @panel:text-right">
              <b className="font-medium text-[1.625rem] tracking-snug">{points}</b>{' '}
              {points === 1 ? CHALLENGE_TEXT.point : CHALLENGE_TEXT.points}
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
