import { BODY_RULES } from '#domain/blog/body-rules.ts'
import { parseHtml } from './body-html.ts'

// Google Docs, Word and web pages put HTML on the clipboard that shows what it should look like instead of what it is.

const NOISE = `${['style', 'script', 'meta', 'link', 'title', 'xml', 'noscript', 'template', 'svg', 'math'].join(',')},
  iframe, object, video, audio, button, select, textarea, input`

/** Pasted HTML with the elements of an article. The editor drops what is left of styles and attributes. */
export function cleanPaste(html: string): string {
  const body = parseHtml(html)
  for (const element of body.querySelectorAll(NOISE)) element.remove()
  convertWordLists(body)
  for (const element of body.querySelectorAll('p.MsoTitle')) rename(element, 'h2')
  for (const [tag, nearest] of Object.entries(BODY_RULES.nearest)) {
    if (/^h\d$/.test(tag)) for (const element of body.querySelectorAll(tag)) rename(element, nearest)
  }
  // Google Docs puts a nested list next to its item instead of inside.
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list)
  for (const cell of body.querySelectorAll('td, th, caption')) rename(cell, 'div')
  for (const part of body.querySelectorAll('table, tbody, thead, tfoot, tr, colgroup')) unwrap(part)
  for (const link of body.querySelectorAll('a')) cleanLink(link)
  for (const image of body.querySelectorAll('img')) if (!isOwnPicture(image)) image.remove()
  for (const block of body.querySelectorAll('p, h2, h3, li')) {
    if (block.textContent.trim() === '' && !block.querySelector('img')) block.remove()
  }
  return body.innerHTML
}

/** Pictures of other sites would tell them who reads an article, so they have to be uploaded. */
function isOwnPicture(image: HTMLImageElement): boolean {
  return image.getAttribute('src')?.startsWith('/images/') ?? false
}

function rename(element: Element, tag: string) {
  const renamed = document.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes)
}

/** Removes bookmarks and the redirect of published Google Docs. */
function cleanLink(link: HTMLAnchorElement) {
  const href = link.getAttribute('href') ?? ''
  const url = URL.canParse(href) ? new URL(href) : null
  const target =
    url?.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null
  for (const { name } of [...link.attributes]) link.removeAttribute(name)
  if (href === '' || href.startsWith('#') || url?.protocol === 'file:') unwrap(link)
  else link.setAttribute('href', target ?? href)
}

/** Word writes a list as paragraphs that start with the typed marker. */
function convertWordLists(body: HTMLElement) {
  let lists: HTMLElement[] = []
  for (const item of body.querySelectorAll('p')) {
    const level = /mso-list:[^;]*level(\d+)/i.exec(item.getAttribute('style') ?? '')?.[1]
    if (!level) continue
    const marker = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
    const tag = /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (item.previousElementSibling !== lists[0]) lists = []
    const depth = Math.min(Number(level), lists.length + 1)
    if (lists[depth - 1]?.localName === tag) lists.length = depth
    else {
      lists.length = depth - 1
      const list = document.createElement(tag)
      const parent = lists.at(-1)?.lastElementChild
      if (parent) parent.append(list)
      else item.before(list)
      lists.push(list)
    }
    const entry = document.createElement('li')
    entry.append(...item.childNodes)
    lists.at(-1)?.append(entry)
    item.remove()
  }
}
