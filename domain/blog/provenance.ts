import { POST_TEXT } from './messages.ts'

export const PROVENANCES = ['people', 'model', 'modelEdited', 'modelReviewed', 'modelEditedReviewed'] as const

export type Provenance = (typeof PROVENANCES)[number]

const LABELS = {
  people: null,
  model: 'Written by an AI model, not reviewed by an editor',
  modelEdited: 'Drafted with an AI model and edited, not reviewed by an editor',
  modelReviewed: 'Written by an AI model, reviewed by an editor',
  modelEditedReviewed: 'Drafted with an AI model and edited, reviewed by an editor',
} as const satisfies Record<Provenance, string | null>

export const MODEL_AUTHOR = 'Civic Unity (AI-drafted)'

/** Only an explicit review counts as one. Edits and publishing do not. */
export function provenanceOf(post: {
  readonly aiModel: string | null
  readonly aiEdited: boolean
  readonly reviewedAt: Date | null
}): Provenance {
  if (post.aiModel === null) return 'people'
  if (post.reviewedAt !== null) return post.aiEdited ? 'modelEditedReviewed' : 'modelReviewed'
  return post.aiEdited ? 'modelEdited' : 'model'
}

/** False for articles by people, which are not labeled. */
export function isReviewed(provenance: Provenance): boolean {
  return provenance === 'modelReviewed' || provenance === 'modelEditedReviewed'
}

/** A model's draft may be scheduled only after an editor has reviewed it. */
export function needsReview(provenance: Provenance): boolean {
  return provenance !== 'people' && !isReviewed(provenance)
}

/** Shown wherever the article is. Null for articles that people wrote. */
export function provenanceLabel(provenance: Provenance): string | null {
  return LABELS[provenance]
}

const LIST_LABELS = {
  people: null,
  model: 'The articles listed here were written by an AI model. No editor has reviewed them.',
  modelEdited:
    'The articles listed here were drafted with an AI model and edited. No editor has reviewed them.',
  modelReviewed: 'The articles listed here were written by an AI model and reviewed by an editor.',
  modelEditedReviewed:
    'The articles listed here were drafted with an AI model, edited, and reviewed by an editor.',
} as const satisfies Record<Provenance, string | null>

/** One line for a list in which every article has the same origin. Null if its articles need a label each, or none. */
export function listProvenance(provenances: readonly Provenance[]): string | null {
  const [first, ...others] = provenances
  return first && others.length > 0 && others.every((other) => other === first) ? LIST_LABELS[first] : null
}

export function withProvenance(excerpt: string, provenance: Provenance): string {
  const label = provenanceLabel(provenance)
  return [excerpt.trim(), label && `(${label}.)`].filter(Boolean).join(' ')
}

/** Text of the author box (spec §2 Single post). An AI-written draft that no editor reviewed has no contributing author. */
export function authorNote(provenance: Provenance): string {
  return needsReview(provenance) ? POST_TEXT.modelAuthorNote : POST_TEXT.authorNote
}
