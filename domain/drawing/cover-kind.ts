import { coverSeed } from '#domain/blog/cover-seed.ts'
import { COMPOSITIONS } from './cover-compositions.ts'
import { fnv1a } from './hash.ts'

export type CoverKind = keyof typeof COMPOSITIONS
export const COVER_KINDS = Object.keys(COMPOSITIONS) as readonly CoverKind[]
export const GROUNDS = ['cream', 'mist', 'blush', 'straw'] as const
export type Ground = (typeof GROUNDS)[number]

/** What an article is about decides its picture. Rarer tags come first. */
const MOTIFS: Readonly<Record<string, readonly CoverKind[]>> = {
  studies: ['rings'],
  volunteering: ['houses'],
  neighbors: ['table', 'houses'],
  friendship: ['rivers'],
  local: ['houses', 'table'],
  constitution: ['weave'],
  listening: ['talk'],
  deliberation: ['weave', 'table'],
  'contact theory': ['rings', 'weave'],
  'perception gap': ['seats', 'hills'],
  government: ['skyline'],
  disagreement: ['rivers', 'seats'],
  polls: ['skyline', 'pairs'],
  family: ['table', 'hills'],
  dialogue: ['talk', 'rivers'],
  history: ['hills', 'weave'],
  evidence: ['skyline', 'rings'],
  'how-to': ['pairs', 'hills'],
}

type CoveredPost = {
  readonly slug: string
  readonly tags: readonly string[]
  /** An editor's choice of another drawing. */
  readonly coverVariant?: number
}

export type ListedCover = { readonly kind: CoverKind; readonly ground: Ground }

/**
 * The picture of each article of a list, by slug. An article has a favorite, by tags and slug. Where an earlier article of
 * the list has the same, it gets its next choice, so pictures repeat only in a list that is longer than `COVER_KINDS`, and
 * four articles in a row have four grounds.
 */
export function listCovers(posts: readonly CoveredPost[]): ReadonlyMap<string, ListedCover> {
  const covers = new Map<string, ListedCover>()
  for (const post of posts) {
    const earlier = [...covers.values()]
    const kinds = earlier.slice(1 - COVER_KINDS.length).map(({ kind }) => kind)
    const grounds = earlier.slice(1 - GROUNDS.length).map(({ ground }) => ground)
    const kind = choicesOf(post).find((choice) => !kinds.includes(choice))
    const ground = groundsOf(coverSeed(post.slug, post.coverVariant)).find(
      (choice) => !grounds.includes(choice),
    )
    if (kind && ground) covers.set(post.slug, { kind, ground })
  }
  return covers
}

export function coverKind(post: CoveredPost): CoverKind {
  return choicesOf(post)[0] ?? 'hills'
}

function choicesOf({ slug, tags, coverVariant = 0 }: CoveredPost): CoverKind[] {
  const seed = fnv1a(slug)
  const others = rotate(COVER_KINDS, seed)
  const motifs = Object.entries(MOTIFS).flatMap(([tag, kinds]) => (tags.includes(tag) ? kinds : []))
  return rotate([...new Set([...motifs, ...others])], coverVariant)
}

/** In the order of preference. Other bits than those that choose the composition. */
export function groundsOf(seed: string): Ground[] {
  return rotate(GROUNDS, fnv1a(seed) >>> 8)
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length
  return [...items.slice(first), ...items.slice(0, first)]
}
