export type Provenance = 'people' | 'model' | 'modelReviewed'

/** Text by a model is labeled, and only a review by a person counts as one. */
export function provenanceOf(post: {
  readonly aiModel: string | null
  readonly reviewedAt: Date | null
}): Provenance {
  if (post.aiModel === null) return 'people'
  return post.reviewedAt === null ? 'model' : 'modelReviewed'
}
