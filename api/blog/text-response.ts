import { escapeHtml } from '#domain/html.ts'

export interface TextResponse {
  type: string
  body: string
}

/** Escapes text for XML and drops the characters that XML 1.0 does not allow. */
export function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are what XML cannot hold.
  return escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}
