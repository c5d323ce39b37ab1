import { type ShareGlyphName, shareGlyph } from '#domain/drawing/share-line.ts'

/** A mark of the share line next to the text that explains it, or a copy of the one with the id `copyOf`. */
export function ShareGlyph({ name, id, copyOf }: { name: ShareGlyphName; id?: string; copyOf?: string }) {
  const { width, content } = shareGlyph(name)
  const html = copyOf ? `<use href="#${copyOf}"/>` : id ? `<g id="${id}">${content}</g>` : content
  return (
    <svg
      className="share-glyph h-5 flex-none overflow-visible"
      viewBox={`0 0 ${width} 20`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no input.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
