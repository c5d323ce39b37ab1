import { mark } from '#domain/drawing/mark.ts'

export function Mark() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no input.
  return <span dangerouslySetInnerHTML={{ __html: mark() }} />
}
