const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Text made safe to stand between tags and inside quoted attributes of HTML, XML and SVG. Out: the same text
 * with & < > " ' as entities. (No rule of the specification; used wherever markup is written by hand.)
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
