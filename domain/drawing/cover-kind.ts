import { COMPOSITIONS } from './cover-compositions.ts'
import { fnv1a } from './hash.ts'

export type CoverKind = keyof typeof COMPOSITIONS
export const COVER_KINDS = Object.keys(COMPOSITIONS) as readonly CoverKind[]

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

/**
 * The picture of each article of a list, by slug. An article has a favorite, by tags and slug. Where an earlier article of
 * the list has the same, it gets its next choice, so pictures repeat only in a list that is longer than `COVER_KINDS`.
 */
export function coverKinds(posts: readonly CoveredPost[]): ReadonlyMap<string, CoverKind> {
  const kinds = new Map<string, CoverKind>()
  for (const post of posts) {
    const recent = [...kinds.values()].slice(1 - COVER_KINDS.length)
    const kind = choicesOf(post).find((choice) => !recent.includes(choice))
    if (kind) kinds.set(post.slug, kind)
  }
  return kinds
}

export function coverKind(post: CoveredPost): CoverKind {
  return choicesOf(post)[0] ?? 'hills'
}

function choicesOf({ slug, tags, coverVariant = 0 }: CoveredPost): CoverKind[] {
  const seed = fnv1a(slug)
  const start = seed % COVER_KINDS.length
  const others = [...COVER_KINDS.slice(start), ...COVER_KINDS.slice(0, start)]
  const motifs = Object.entries(MOTIFS).flatMap(([tag, kinds]) => (tags.includes(tag) ? kinds : []))
  const choices = [...new Set([...motifs, ...others])]
  const first = coverVariant % choices.length
  return [...choices.slice(first), ...choices.slice(0, first)]
}
