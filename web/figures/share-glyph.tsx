import { type ShareGlyphName, shareGlyph } from '#domain/drawing/share-line.ts'

/** A mark of the share line next to the text that explains it. */
export function ShareGlyph({ name }: { name: ShareGlyphName }) {
  const { width, content } = shareGlyph(name)
  return (
    <svg
      className="share-glyph h-5 flex-none overflow-visible"
      viewBox={`0 0 ${width} 20`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no input.
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}
