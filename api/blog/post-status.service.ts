import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import { needsReview, provenanceOf } from '#domain/blog/provenance.ts'
import { BadInput, Conflict } from '#domain/errors.ts'
import { scheduleProblem } from '#domain/schedule-problem.ts'
import type { Post, Prisma } from '#prisma/client/client.ts'
import { lockPost, type PostWriter, store } from './post.service.ts'

type Change = Prisma.PostUpdateManyMutationInput | null

/** Each of these throws NotFound, and Conflict when the writer's `revision` is outdated. Returns null if nothing changed. */
type Action<Rest extends unknown[] = []> = (
  writer: PostWriter,
  id: string,
  ...rest: Rest
) => Promise<Post | null>

function action<Rest extends unknown[]>(
  changeOf: (post: Post, writer: PostWriter, ...rest: Rest) => Change,
): Action<Rest> {
  return async (writer, id, ...rest) => {
    const change = changeOf(await lockPost(writer, id), writer, ...rest)
    return change && store(writer, id, change)
  }
}

/** `reviewed` marks a model's draft as reviewed. */
type Approval = { reviewed?: boolean }

function reviewOf({ now, editor }: PostWriter, { aiModel }: Post) {
  return aiModel === null ? {} : { reviewedAt: now(), reviewedBy: editor?.name ?? null }
}

export const publishPost = action<[Approval?]>((post, writer, { reviewed = false } = {}) =>
  post.status === 'published'
    ? null
    : {
        status: 'published',
        publishedAt: post.publishedAt ?? writer.now(),
        publishAt: null,
        ...(reviewed && reviewOf(writer, post)),
      },
)

/**
 * Also changes the time. The text at that time is published, whatever it is then. Keeps `updatedAt`.
 * @throws BadInput for a time in the past or more than a year ahead, Conflict for a published post and for an
 * unreviewed draft of a model.
 */
export const schedulePost = action<[Date, Approval?]>((post, writer, at, { reviewed = false } = {}) => {
  const problem = scheduleProblem(at, writer.now())
  if (problem) throw new BadInput(problem, [{ path: 'at', message: problem }])
  if (post.status === 'published') throw new Conflict(BLOG_ERRORS.notSchedulable)
  const review = reviewed ? reviewOf(writer, post) : {}
  if (needsReview(provenanceOf({ ...post, ...review }))) throw new Conflict(BLOG_ERRORS.notReviewed)
  return { publishAt: at, ...review, updatedAt: post.updatedAt }
})

/** Keeps `updatedAt`. */
export const unschedulePost = action(({ publishAt, updatedAt }) =>
  publishAt === null ? null : { publishAt: null, updatedAt },
)

/** Does nothing to a post that people wrote. Keeps `updatedAt`, because the article stays the same. */
export const reviewPost = action((post, writer) =>
  post.aiModel === null ? null : { ...reviewOf(writer, post), updatedAt: post.updatedAt },
)

/** Also cancels the schedule. Keeps `updatedAt`. */
export const unreviewPost = action(({ reviewedAt, updatedAt }) =>
  reviewedAt === null ? null : { reviewedAt: null, reviewedBy: null, publishAt: null, updatedAt },
)

export const unpublishPost = action(({ status }) => (status === 'draft' ? null : { status: 'draft' }))

/** Keeps `updatedAt`, because the article stays the same. */
export const featurePost = action<[boolean]>(({ featured: before, updatedAt }, _writer, featured) =>
  before === featured ? null : { featured, updatedAt },
)

/** Dates the correction. A blank text removes it. */
export const setCorrection = action<[string]>(({ correction }, { now }, text) =>
  (correction ?? '') === text ? null : { correction: text || null, correctionAt: text === '' ? null : now() },
)

/** Moves the post to the trash, where it is a draft until the nightly job deletes it. */
export const trashPost = action(({ status, updatedAt }, { now }) => ({
  status: 'draft',
  wasPublished: status === 'published',
  trashedAt: now(),
  updatedAt,
}))

/** Takes the post out of the trash as it was, without a publication time that passed in the meantime. */
export const restorePost: Action = async (writer, id) => {
  const post = await lockPost(writer, id, { trash: true })
  if (post.trashedAt === null) return null
  return store(writer, id, {
    status: post.wasPublished ? 'published' : 'draft',
    wasPublished: false,
    trashedAt: null,
    publishAt: post.publishAt && post.publishAt > writer.now() ? post.publishAt : null,
    updatedAt: post.updatedAt,
  })
}
