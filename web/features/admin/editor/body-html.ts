const BLOCKS = /^(?:p|h[1-6]|ul|ol|li|blockquote|hr|br|div|table|tr|td|th)$/i

/** Without style elements, which Word puts on the clipboard and the content security policy would report. */
export function parseHtml(html: string): HTMLElement {
  const unstyled = html.replaceAll(/<style\b.*?<\/style\s*>/gis, '')
  return new DOMParser().parseFromString(unstyled, 'text/html').body
}

/** What the editor shows for stored HTML: a line break inside text is one for readers, too (spec §2). */
export function editorHtml(stored: string): string {
  if (!/\n/.test(stored)) return stored
  const body = parseHtml(stored)
  // Line breaks since the last word of this block; null before its first word.
  let pending: { node: Text; at: number }[] | null = null
  const breaks: { node: Text; at: number }[] = []
  const visit = (node: Node) => {
    if (node instanceof Text) {
      for (const { 0: part, index } of node.data.matchAll(/\n|[^\s]+/g)) {
        if (part === '\n') pending?.push({ node, at: index })
        else {
          breaks.push(...(pending ?? []))
          pending = []
        }
      }
      return
    }
    if (BLOCKS.test(node.nodeName)) pending = null
    for (const child of node.childNodes) visit(child)
    if (BLOCKS.test(node.nodeName)) pending = null
  }
  visit(body)
  for (const { node, at } of breaks.reverse()) {
    node.splitText(at).before(document.createElement('br'))
  }
  return body.innerHTML
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
