import { useId } from 'react'
import { type LevelBadgeOptions, levelBadge } from '#domain/drawing/level-badge.ts'

export type LevelBadgeProps = Omit<LevelBadgeOptions, 'id'> & {
  /** Set when the level's name is next to the badge. */
  decorative?: boolean
  className?: string
}

export function LevelBadge({ decorative, className, ...options }: LevelBadgeProps) {
  const id = useId()
  return (
    <span
      className={className}
      aria-hidden={decorative || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; it escapes the name it carries.
      dangerouslySetInnerHTML={{ __html: levelBadge({ ...options, id }) }}
    />
  )
}
