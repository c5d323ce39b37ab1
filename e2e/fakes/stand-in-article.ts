import { type Comparable, closestPost, isDuplicate } from '#domain/generation/near-duplicate.ts'

// The fake's articles: random sentences from word lists, clearly labeled as such.

const LISTS = {
  adjective:
    'quiet early stubborn careful local shared honest patient crowded modest sturdy narrow bright older younger weekly public rural coastal borrowed volunteer practical open unlikely ordinary generous wooden distant familiar slow',
  noun: 'library council neighbor garden bridge school harbor orchard meeting newspaper market firehouse playground river kitchen ledger fence workshop choir ballot clinic bakery trail museum festival committee farmer teacher veteran mechanic nurse coach pastor grocer printer',
  verb: 'repaired questioned welcomed measured rebuilt shared postponed visited counted described painted organized funded defended compared mended studied hosted carried answered remembered trusted taught planted',
  adverb:
    'together slowly openly twice yesterday again carefully gladly nearby seldom often weekly eventually quietly patiently plainly',
} as const

type Kind = keyof typeof LISTS
const words = Object.fromEntries(
  Object.entries(LISTS).map(([kind, list]) => [kind, list.split(' ')]),
) as Record<Kind, string[]>

const PATTERNS: Kind[][] = [
  ['adjective', 'noun', 'verb', 'adjective', 'noun', 'adverb'],
  ['noun', 'verb', 'noun', 'adverb'],
  ['adverb', 'adjective', 'noun', 'verb', 'adjective', 'adjective', 'noun'],
  ['noun', 'adverb', 'verb', 'adjective', 'noun', 'noun'],
]

export interface StandInArticle {
  title: string
  excerpt: string
  category: string
  content: string
  tags: string[]
}

/** An article of exactly `length` words in the format that the generator asks for. */
export function standInArticle(category: string, length: number): StandInArticle {
  const note = 'This is stand-in text for development and tests. No language model wrote it.'
  const heading = 'About this text'
  const remaining = { words: length - note.split(' ').length - heading.split(' ').length }
  const paragraphs: string[] = []
  while (remaining.words > 0) paragraphs.push(paragraph(remaining))
  const half = Math.ceil(paragraphs.length / 2)
  return {
    title: newTitle(),
    excerpt: `Stand-in text about a ${pick('adjective')} ${pick('noun')} and a ${pick('adjective')} ${pick('noun')}.`,
    category,
    content: [
      `<p class="note">${note}</p>`,
      ...paragraphs.slice(0, half),
      `<h2>${heading}</h2>`,
      ...paragraphs.slice(half),
    ].join('\n'),
    tags: ['stand-in', pick('noun')],
  }
}

const earlierArticles: Comparable[] = []

/** Draws a title that resembles no earlier one. About one random pair in 100,000 would be rejected as a near duplicate. */
function newTitle(): string {
  const title = `${capital(pick('adjective'))} ${pick('noun')}, ${pick('adjective')} ${pick('noun')}: ${pick('noun')} ${pick('verb')} ${pick('adverb')}`
  const closest = closestPost({ title, content: '' }, earlierArticles)
  if (closest && isDuplicate(closest)) return newTitle()
  earlierArticles.push({ title, content: '' })
  return title
}

function paragraph(remaining: { words: number }): string {
  const sentences: string[] = []
  for (let count = 0; count < 8 && remaining.words > 0; count += 1) {
    const pattern = PATTERNS[Math.floor(Math.random() * PATTERNS.length)] ?? []
    const sentence = pattern.slice(0, remaining.words).map(pick)
    remaining.words -= sentence.length
    sentences.push(`${capital(sentence.join(' '))}.`)
  }
  return `<p>${sentences.join(' ')}</p>`
}

function pick(kind: Kind): string {
  const list = words[kind]
  return list[Math.floor(Math.random() * list.length)] ?? kind
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
