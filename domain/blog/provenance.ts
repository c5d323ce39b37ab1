/** How an article came about. */
export type Provenance = 'people' | 'model' | 'modelReviewed'

/**
 * How an article came about, told from what the workflow recorded (no rule of the specification; a promise of the
 * house: a model's work says so, and nobody is said to have checked what nobody checked).
 */
export function provenanceOf(post: {
  readonly aiModel: string | null
  readonly reviewedAt: Date | null
}): Provenance {
  if (post.aiModel === null) return 'people'
  return post.reviewedAt === null ? 'model' : 'modelReviewed'
}
