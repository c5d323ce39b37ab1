import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { Link } from 'react-router'
import { cover } from '#domain/drawing/cover.ts'
import type { CoverKind, Ground } from '#domain/drawing/cover-kind.ts'

/** 8:5, except that the large one is square where it is next to a title. */
export const COVER_SHAPE = {
  card: 'aspect-8/5',
  large: 'aspect-8/5 wide:aspect-square print:aspect-auto print:h-[5cm]',
}

export type CoverFrameProps = Pick<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  shape?: keyof typeof COVER_SHAPE
  /** Makes the cover a link for the pointer only. Assistive technology uses the title. */
  href?: string
  /** Whether its picture has a description. */
  isDescribed?: boolean
}

/** Frames a drawn or uploaded cover. A drawing zooms while the pointer is over its `group/post`. */
export function CoverFrame({ shape = 'card', href, isDescribed = false, ...content }: CoverFrameProps) {
  const className = clsx(
    'block overflow-hidden rounded-sheet bg-sunk',
    '[&>svg]:size-full motion-safe:[&>svg]:transition-transform motion-safe:[&>svg]:duration-500',
    'motion-safe:group-hover/post:[&>svg]:scale-[1.025]',
    COVER_SHAPE[shape],
  )
  if (href === undefined) return <div className={className} aria-hidden={!isDescribed} {...content} />
  return <Link className={className} to={href} tabIndex={-1} aria-hidden="true" {...content} />
}

export type CoverProps = Omit<CoverFrameProps, keyof ComponentProps<'div'>> & {
  /** The same slug, kind and ground always give the same picture. */
  slug: string
  kind: CoverKind
  /** The slug's favorite by default. */
  ground?: Ground | undefined
}

/** The drawing is safe for a square crop. */
export function Cover({ slug, kind, ground, ...frame }: CoverProps) {
  const id = useId()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; the slug only seeds it.
  return <CoverFrame {...frame} dangerouslySetInnerHTML={{ __html: cover(slug, kind, id, ground) }} />
}
