import { useId } from 'react'
import { type LevelBadgeOptions, levelBadge } from '#domain/drawing/level-badge.ts'

export type LevelBadgeProps = Omit<LevelBadgeOptions, 'id'> & { className?: string }

/** Decoration, next to the level's name. */
export function LevelBadge({ className, ...options }: LevelBadgeProps) {
  const id = useId()
  return (
    <span
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of numbers.
      dangerouslySetInnerHTML={{ __html: levelBadge({ ...options, id }) }}
    />
  )
}
