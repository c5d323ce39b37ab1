import {
  Award,
  Blend,
  BookOpen,
  Check,
  CircleCheck,
  type LucideIconData,
  Mail,
  Share2,
  Vote,
} from '@lucide/icons'
import { clsx } from 'clsx'
import { type CSSProperties, useId } from 'react'
import { CHALLENGE_KINDS } from '#domain/challenges/kinds.ts'
import { achievementText, CHALLENGE_TEXT } from '#domain/challenges/messages.ts'
import { type BadgeIcon, badgeIcon } from '#domain/challenges/types.ts'
import { enumValue } from '#domain/enum-names.ts'
import { QUIZ_KEY } from '#domain/session/storage-keys.ts'
import { SectionButton } from '#web/layout/section-button.tsx'
import { useStoredText } from '#web/lib/stored-text.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ChallengesSection_ChallengeFragment } from './challenges-section.generated.ts'

const ICONS: Record<BadgeIcon, LucideIconData> = {
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
  const keptResult = useStoredText(QUIZ_KEY)
  const icon = completed ? Check : ICONS[badgeIcon(challenge.badgeIcon)]
  return (
    <li
      className={clsx(
        'grid items-start gap-x-3 border-line border-t py-2.5 last:border-b zoomed:grid-cols-[2.5rem_1fr_auto] md:px-6 [[data-completed]+&]:border-t-transparent',
        '@panel:grid-cols-[3.5rem_1fr_auto] @panel:items-center @panel:gap-x-6 @panel:py-5',
        completed &&
          '-mx-4 border-t-transparent bg-green-wash px-4 shadow-[inset_5px_0_0_var(--color-green)] md:mx-0',
      )}
      data-completed={completed || undefined}
    >
      <span
        className={clsx(
          'grid size-10 place-items-center rounded-full forced-colors:border-2 zoomed:row-span-3 @panel:row-span-1 @panel:size-14',
          completed ? 'bg-green text-on-green' : ['bg-raised text-ink', SEAL_RINGS],
        )}
        style={{ '--seal': SEAL_COLOR[challenge.badgeColor] } as CSSProperties}
      >
        <Icon of={icon} className="size-4.5 @panel:size-6" />
      </span>
      {/* On a phone the four parts are cells of the row; from 40rem they are two columns. */}
      <div className="zoomed:contents @panel:block">
        <h3 className="text-lg/[1.2] zoomed:col-start-2 @panel:text-xl" id={titleId}>
          {title}
        </h3>
        <p className="mt-0.5 measure-48 text-sm/[1.35] zoomed:col-span-2 zoomed:col-start-2 zoomed:row-2 @panel:text-base">
          {description}
        </p>
      </div>
      {completed ? (
        <div className="zoomed:contents @panel:flex @panel:flex-col @panel:items-end @panel:gap-2">
          <span className="inline-flex items-center gap-2 font-strong text-green-ink zoomed:col-start-3 zoomed:row-1">
            <Icon of={CircleCheck} />
            {CHALLENGE_TEXT.completed}
          </span>
          <div className="mt-1 grid justify-items-start zoomed:col-span-2 zoomed:col-start-2 @panel:contents">
            <Chip icon={Award}>{achievementText(challenge)}</Chip>
            {keptResult && challenge.type === 'QUIZ' && (
              <SectionButton className="-my-1 -ml-3" section="quiz" variant="quiet" size="sm">
                {CHALLENGE_TEXT.seeResult}
              </SectionButton>
            )}
          </div>
        </div>
      ) : (
        <div className="zoomed:contents @panel:flex @panel:items-center @panel:gap-x-4">
          <span className="whitespace-nowrap text-sm/[1.5] zoomed:col-start-3 zoomed:row-1 @panel:min-w-17 @panel:text-right @panel:text-base">
            <b className="font-strong text-ink">{points}</b>{' '}
            {points === 1 ? CHALLENGE_TEXT.point : CHALLENGE_TEXT.points}
          </span>
          <SectionButton
            className="-my-1 -ml-3 justify-self-start zoomed:col-span-2 zoomed:col-start-2 @panel:ml-0"
            section={CHALLENGE_KINDS[enumValue(challenge.type)].section}
            variant="quiet"
            size="sm"
            aria-describedby={titleId}
          >
            {CHALLENGE_TEXT.start}
          </SectionButton>
        </div>
      )}
    </li>
  )
}
