/** Without style elements, which Word puts on the clipboard and the content security policy would report. */
export function parseHtml(html: string): HTMLElement {
  const unstyled = html.replaceAll(/<style\b.*?<\/style\s*>/gis, '')
  return new DOMParser().parseFromString(unstyled, 'text/html').body
}

/** The editor's HTML as an editor would type it: no paragraph inside a simple list item, and no empty one. */
export function storedHtml(html: string): string {
  return html
    .replaceAll(/<li><p>((?:(?!<\/?(?:p|li|ul|ol)\b).)*)<\/p>(?=<\/li>|<ul>|<ol>)/gs, '<li>$1')
    .replaceAll(/<p>(?:\s|<br>)*<\/p>/g, '')
}

/** One block a line, for the HTML view. */
export function readableHtml(html: string): string {
  return html.replaceAll(
    /(<\/(?:p|h2|h3|ul|ol|li|blockquote|figure)>|<hr ?\/?>|<[uo]l>|<blockquote>)(?=<)/g,
    '$1\n',
  )
}
