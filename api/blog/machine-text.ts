import { escapeHtml } from '#domain/html.ts'

/** A feed, a sitemap or the like: for programs, the same for everybody. */
export interface MachineText {
  type: string
  body: string
}

/** Text for XML: escaped, and without the characters that XML 1.0 cannot hold. */
export function xml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are what XML cannot hold.
  return escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}
