import { useRef } from 'react'
import { LEVELS, levelFor } from '#domain/challenges/levels.ts'
import { CHALLENGE_TEXT, levelRangeText, nextLevelText, pointsText } from '#domain/challenges/messages.ts'
import { LevelBadge } from '#web/figures/level-badge.tsx'
import { Button } from '#web/ui/button.tsx'

export type LevelCardProps = {
  points: number
  totalPoints: number
  progressPercent: number
  failed: boolean
  retry: () => Promise<void>
}

/** The level reached, the points and the ladder of four (Spec §9 Challenges). */
export function LevelCard({ points, totalPoints, progressPercent, failed, retry }: LevelCardProps) {
  const current = levelFor(points)
  const card = useRef<HTMLDivElement>(null)

  // Retry goes with the failure, and the focus must not get lost with it.
  async function tryAgain() {
    await retry()
    card.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this groups what belongs to the level.
    <div className="level" role="group" aria-label={CHALLENGE_TEXT.level} ref={card} tabIndex={-1}>
      <LevelBadge className="level__badge" level={current} progress={progressPercent} decorative />
      <p className="level__name">{current.name}</p>
      {failed ? (
        <p className="level__pts" role="alert">
          {CHALLENGE_TEXT.progressFailed}{' '}
          <Button variant="quiet" size="sm" onClick={tryAgain}>
            {CHALLENGE_TEXT.retry}
          </Button>
        </p>
      ) : (
        <>
          <p className="level__pts num">
            <b>{pointsText(points, totalPoints)}</b> ({progressPercent}%)
          </p>
          <p className="level__next src">{nextLevelText(points)}</p>
        </>
      )}
      <ol className="ladder">
        {LEVELS.map((level) => {
          const reached = points >= level.from
          const isCurrent = level === current
          return (
            <li
              key={level.name}
              data-state={isCurrent ? 'now' : reached ? 'done' : 'todo'}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <LevelBadge level={level} locked={!reached} decorative />
              <span>{level.name}</span> <span className="num">{levelRangeText(level)}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
