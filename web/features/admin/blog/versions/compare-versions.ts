import { diffArrays, diffWordsWithSpace } from 'diff'
import { countTextWords } from '#domain/blog/read-time.ts'

export type VersionText = { title: string; excerpt: string; content: string }
type Part = { kind: 'same' | 'added' | 'removed'; text: string }
export type ChangedBlock = {
  label: 'title' | 'excerpt' | null
  kind: 'same' | 'changed' | 'added' | 'removed'
  parts: readonly Part[]
}

/** In characters: two short words. */
const MAX_FOLDED = 8

const BLOCKS = 'p, h2, h3, li, blockquote'

/**
 * Pairs paragraphs first, then words, so that a moved sentence does not mark everything after it. Counts words: `kept` are
 * those of the first version that are in the second, and `total` is the length of the second.
 */
export function compareVersions(from: VersionText, to: VersionText) {
  const blocks: ChangedBlock[] = [
    compareBlock('title', from.title, to.title),
    compareBlock('excerpt', from.excerpt, to.excerpt),
    ...compareBodies(blocksOf(from.content), blocksOf(to.content)),
  ]
  const parts = blocks.flatMap((block) => block.parts)
  const count = (kind: Part['kind']) =>
    parts.reduce((sum, part) => (part.kind === kind ? sum + countTextWords(part.text) : sum), 0)
  const [added, removed, kept] = [count('added'), count('removed'), count('same')]
  return { blocks, added, removed, kept, total: kept + added }
}

function compareBodies(from: readonly string[], to: readonly string[]): ChangedBlock[] {
  const result: ChangedBlock[] = []
  let gone: string[] = []
  const flush = () => {
    for (const text of gone) result.push(compareBlock(null, text, ''))
    gone = []
  }
  for (const { value, added, removed } of diffArrays([...from], [...to])) {
    if (removed) gone.push(...value)
    else if (added) for (const text of value) result.push(compareBlock(null, gone.shift() ?? '', text))
    if (!removed) flush()
    if (!added && !removed) for (const text of value) result.push(compareBlock(null, text, text))
  }
  flush()
  return result
}

function compareBlock(label: ChangedBlock['label'], from: string, to: string): ChangedBlock {
  if (from === to) return { label, kind: 'same', parts: [{ kind: 'same', text: to }] }
  if (from === '') return { label, kind: 'added', parts: [{ kind: 'added', text: to }] }
  if (to === '') return { label, kind: 'removed', parts: [{ kind: 'removed', text: from }] }
  const parts = diffWordsWithSpace(from, to).map(({ value, added, removed }): Part => {
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value }
  })
  return { label, kind: 'changed', parts: folded(parts) }
}

/** A few letters between two changes become part of both, because single words in between are hard to read. */
function folded(parts: readonly Part[]): Part[] {
  const result: Part[] = []
  const change = { removed: '', added: '' }
  const flush = () => {
    for (const kind of ['removed', 'added'] as const) {
      if (change[kind]) result.push({ kind, text: change[kind] })
      change[kind] = ''
    }
  }
  for (const [index, { kind, text }] of parts.entries()) {
    if (kind !== 'same') change[kind] += text
    else if ((change.removed || change.added) && parts[index + 1] && text.length <= MAX_FOLDED) {
      change.removed += text
      change.added += text
    } else {
      flush()
      result.push({ kind, text })
    }
  }
  flush()
  return result
}

/** The text of each innermost paragraph, heading, quote and list item. */
function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector('p'))
  const texts = blocks.map((block) => {
    // A nested list has items of its own.
    const own = [...block.childNodes].filter((node) => !/^[OU]L$/.test(node.nodeName))
    return own.map((node) => node.textContent).join('')
  })
  const collapsed = (blocks.length > 0 ? texts : [body.textContent]).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  )
  return collapsed.filter(Boolean)
}
