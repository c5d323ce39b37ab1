import { clsx } from 'clsx'
import { LEVELS, levelFor } from '#domain/challenges/levels.ts'
import { CHALLENGE_TEXT, levelRangeText, nextLevelText, pointsText } from '#domain/challenges/messages.ts'
import { LevelBadge } from '#web/figures/level-badge.tsx'
import { FocusHandoffButton } from '#web/ui/focus-handoff-button.tsx'

export type LevelCardProps = {
  points: number
  totalPoints: number
  progressPercent: number
  failed: boolean
  onRetry: () => void
}

export function LevelCard({ points, totalPoints, progressPercent, failed, onRetry }: LevelCardProps) {
  const current = levelFor(points)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this groups what belongs to the level.
    <div
      className="sheet px-4 py-3 sm:px-6 sm:py-8 sm:max-wide:grid sm:max-wide:first-col-50 sm:max-wide:gap-x-12 sm:max-wide:px-8"
      role="group"
      aria-label={CHALLENGE_TEXT.level}
    >
      <div className="max-sm:zoomed:grid max-sm:zoomed:first-col-18 max-sm:zoomed:gap-x-4 sm:text-center">
        <LevelBadge
          className="block w-18 max-w-full max-sm:row-span-3 sm:mx-auto sm:w-50"
          level={current}
          progress={progressPercent}
        />
        <p className="self-end font-display font-medium text-ink text-xl/[1.1] tracking-snug sm:mt-4 sm:text-2xl/[1.1]">
          {current.name}
        </p>
        {failed ? (
          <p className="mt-2" role="alert">
            {CHALLENGE_TEXT.progressFailed}{' '}
            <FocusHandoffButton variant="quiet" size="sm" onClick={onRetry}>
              {CHALLENGE_TEXT.retry}
            </FocusHandoffButton>
          </p>
        ) : (
          <>
            <p className="tabular-nums lining-nums max-sm:text-sm sm:mt-2">
              <b className="font-strong text-ink">{pointsText(points, totalPoints)}</b> ({progressPercent}%)
            </p>
            <p className="text-ink-mute text-sm sm:mt-2">{nextLevelText(points)}</p>
          </>
        )}
      </div>
      {/* A phone shows the current level and the next one. */}
      <ol className="mt-6 grid gap-1 border-line border-t pt-6 max-sm:hidden sm:max-wide:mt-0 sm:max-wide:content-center sm:max-wide:border-0 sm:max-wide:pt-0">
        {LEVELS.map((level) => {
          const isReached = points >= level.from
          const isCurrent = level === current
          return (
            <li
              className={clsx(
                'grid min-h-target grid-cols-[2.75rem_1fr_auto] items-center gap-3 text-sm max-zoomed:first-col-11',
                isReached ? 'text-ink' : 'text-ink-mute',
                isCurrent && 'font-strong',
              )}
              key={level.name}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <LevelBadge level={level} locked={!isReached} />
              <span>{level.name}</span>{' '}
              <span className="tabular-nums lining-nums max-zoomed:col-start-2">{levelRangeText(level)}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
