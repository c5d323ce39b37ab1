import { mark } from '#domain/drawing/mark.ts'

/** The mark of the site. The name is next to it. */
export function Mark() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no input.
  return <span dangerouslySetInnerHTML={{ __html: mark() }} />
}
