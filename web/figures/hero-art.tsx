import { useId } from 'react'
import type { PageArt } from '#domain/drawing/page-art.ts'
import { threads } from '#domain/drawing/threads.ts'

export type HeroArtProps = {
  art: PageArt
  /** A full sentence. Without one the drawing is decoration. */
  label?: string
}

/** The drawing in the hero of a page. */
export function HeroArt({ art, label }: HeroArtProps) {
  const id = useId()
  return (
    <svg
      className="block max-h-42 w-full overflow-visible wide:max-h-88"
      viewBox={`0 0 640 ${art.height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; slugs only seed it.
      dangerouslySetInnerHTML={{ __html: `<defs>${threads(id)}</defs>${art.draw(id)}` }}
    />
  )
}
