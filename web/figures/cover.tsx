import { useId } from 'react'
import { Link } from 'react-router-dom'
import { cover } from '#domain/drawing/cover.ts'

export type CoverProps = {
  /** The same slug always gives the same picture. */
  slug: string
  category: Parameters<typeof cover>[1]
  /** Makes the picture a second way to the article, for the pointer only: the title is the link of record. */
  href?: string
}

/** The drawn cover of an article, 8:5, safe for a square crop. Decoration: the title says what it stands for. */
export function Cover({ slug, category, href }: CoverProps) {
  const id = useId()
  const drawing = { __html: cover(slug, category, id) }
  if (href !== undefined) {
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; the slug only seeds it.
      <Link className="cov" to={href} tabIndex={-1} aria-hidden="true" dangerouslySetInnerHTML={drawing} />
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; the slug only seeds it.
  return <div className="cov" aria-hidden="true" dangerouslySetInnerHTML={drawing} />
}
