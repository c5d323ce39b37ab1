import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { Link } from 'react-router-dom'
import { cover } from '#domain/drawing/cover.ts'

/** 8:5 everywhere; the large one becomes a square where it is next to a title. */
export const COVER_SHAPE = {
  card: 'aspect-8/5',
  large: 'aspect-8/5 min-[60rem]:aspect-square print:aspect-auto print:h-[5cm]',
}

export type CoverFrameProps = Pick<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  shape?: keyof typeof COVER_SHAPE
  /** Makes the picture a second link to the article, for the pointer only: assistive technology uses the title. */
  href?: string
}

/** What a cover is in, drawn or uploaded. A drawing zooms a little while the pointer is over its `group/post`. */
export function CoverFrame({ shape = 'card', href, ...content }: CoverFrameProps) {
  const className = clsx(
    'block overflow-hidden rounded-sheet bg-sunk',
    '[&>svg]:size-full motion-safe:[&>svg]:transition-transform motion-safe:[&>svg]:duration-500',
    'motion-safe:group-hover/post:[&>svg]:scale-[1.025]',
    COVER_SHAPE[shape],
  )
  if (href === undefined) return <div className={className} aria-hidden="true" {...content} />
  return <Link className={className} to={href} tabIndex={-1} aria-hidden="true" {...content} />
}

export type CoverProps = Omit<CoverFrameProps, keyof ComponentProps<'div'>> & {
  /** The same slug always gives the same picture. */
  slug: string
  category: Parameters<typeof cover>[1]
}

/** The drawn cover of an article, safe for a square crop. Decoration: the title says what it stands for. */
export function Cover({ slug, category, ...frame }: CoverProps) {
  const id = useId()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; the slug only seeds it.
  return <CoverFrame {...frame} dangerouslySetInnerHTML={{ __html: cover(slug, category, id) }} />
}
