import { audit } from '#api/admin/audit.ts'
import { createPost } from '#api/blog/post.service.ts'
import { MAX_COMPARED_POSTS } from '#api/blog/post-checks.ts'
import type { Deps } from '#api/server/deps.ts'
import { every } from '#api/server/every.ts'
import type { Category } from '#domain/blog/categories.ts'
import { MODEL_AUTHOR } from '#domain/blog/provenance.ts'
import { heldReason } from '#domain/generation/checks.ts'
import { GENERATION_TIME_LIMIT_MS } from '#domain/generation/failures.ts'
import type { Comparable } from '#domain/generation/near-duplicate.ts'
import { drawTopic, findTopic } from '#domain/generation/topics.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { type Article, type Progress, writeArticle } from './article.ts'
import { automationSettings } from './automation.service.ts'
import {
  type Attempt,
  claimRun,
  coveredTopics,
  endAbandonedRuns,
  GENERATION_QUEUE,
  GENERATION_TOPIC,
  hasUnclaimedRun,
  releaseRun,
  storeProgress,
  updateRun,
} from './generation.service.ts'
import { isModelConfigured, ModelFailure, openModel } from './model.ts'
import type { Task } from './prompt.ts'

export type GeneratorDeps = Pick<
  Deps,
  'db' | 'env' | 'now' | 'startedAt' | 'changes' | 'log' | 'shutdownSignal' | 'jobs'
> & {
  /** Milliseconds per attempt. Tests use a short limit. */
  timeLimit?: number
}

/** Interval for storing the progress, which is also the heartbeat of the run. */
export const PROGRESS_MS = 1_000
/** Interval for finding a run whose worker died. */
const RESUME_MS = 10_000

/** Processes one run at a time. Jobs only wake a worker, so a lost or repeated job does no harm. */
export async function generationJobs(deps: GeneratorDeps): Promise<void> {
  if (!isModelConfigured(deps.env)) return
  await deps.jobs.work(GENERATION_QUEUE, () => processRun(deps), {
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: 600,
    deleteAfterSeconds: 3600,
  })
}

/** Also needed with the schedule off, because an editor may be waiting. */
export function resumeRuns(deps: GeneratorDeps): void {
  every(RESUME_MS, deps, 'resuming generated posts', () => resumeRun(deps))
}

/** Wakes a worker for a run whose worker died, and ends abandoned runs. */
export async function resumeRun(deps: GeneratorDeps): Promise<void> {
  await endAbandonedRuns(deps)
  if (isModelConfigured(deps.env) && (await hasUnclaimedRun(deps))) await deps.jobs.send(GENERATION_QUEUE, {})
}

/**
 * Generates and stores the post of the waiting run, if there is one (spec §2, §9). A failure stores only the run's
 * record.
 */
export async function processRun(deps: GeneratorDeps): Promise<void> {
  const run = deps.shutdownSignal.aborted ? null : await claimRun(deps)
  if (run === null) return
  const progress: Progress = { stage: 'waiting', words: 0, promptTokens: 0, completionTokens: 0 }
  const timer = setInterval(() => storeProgress(deps, run, progress).catch(() => {}), PROGRESS_MS)
  const timeLimit = AbortSignal.timeout(deps.timeLimit ?? GENERATION_TIME_LIMIT_MS)
  try {
    const [recent, task] = [await recentPosts(deps), await taskOf(deps, run)]
    const model = openModel(deps.env)
    const signal = AbortSignal.any([deps.shutdownSignal, timeLimit])
    const article = await writeArticle(model, task, recent, progress, signal)
    progress.stage = 'saving'
    await save(deps, run, article, progress)
  } catch (error) {
    // A late heartbeat would keep other processes from the run.
    clearInterval(timer)
    const reason = error === timeLimit.reason ? new ModelFailure('TIMEOUT') : error
    await endAttempt(deps, run, reason, progress)
  } finally {
    clearInterval(timer)
    deps.changes.publish(GENERATION_TOPIC)
  }
}

/** An interrupted run stays open for another worker. */
async function endAttempt(
  deps: GeneratorDeps,
  run: Attempt,
  error: unknown,
  progress: Progress,
): Promise<void> {
  const { failure, message } = failureOf(error, deps.shutdownSignal)
  if (failure === 'INTERRUPTED') return releaseRun(deps, run)
  if (failure === 'INTERNAL') deps.log.error({ err: error }, 'generation failed')
  const finishedAt = deps.now()
  await updateRun(deps.db, run, {
    status: 'failed',
    failure,
    failureMessage: message,
    finishedAt,
    ...progress,
  })
}

/** One transaction, which fails if the run was ended or claimed by another worker. */
async function save(
  deps: GeneratorDeps,
  run: Attempt,
  { post, model, checks }: Article,
  progress: Progress,
): Promise<void> {
  const { db, now, changes } = deps
  const shouldPublish = heldReason(checks) === null && (await automationSettings(deps)).publish
  await db.prisma.$transaction(async (tx) => {
    const input = { ...post, author: MODEL_AUTHOR, featuredImage: null }
    const created = await createPost({ ...deps, db: { prisma: tx } }, input, {
      publish: shouldPublish,
      aiModel: model,
    })
    const { id: target, title } = created
    const isCurrent = await updateRun({ prisma: tx }, run, {
      ...progress,
      status: 'succeeded',
      stage: 'done',
      model,
      checks: checks as unknown as Prisma.InputJsonArray,
      postId: target,
      finishedAt: now(),
    })
    if (!isCurrent) throw new ModelFailure('INTERRUPTED')
    const details = { title, ...(run.trigger === 'scheduled' && { scheduled: true }) }
    const editor = run.startedBy === null ? null : { name: run.startedBy }
    await audit(tx, { now, editor }, { action: 'generatePost', target, details })
  })
  changes.publish('posts')
}

async function taskOf(deps: GeneratorDeps, run: Attempt): Promise<Omit<Task, 'recentTitles'>> {
  const category = run.category as Category
  const covered = await coveredTopics(deps, category)
  return {
    category,
    topic: findTopic(run.topic) ?? drawTopic(category, covered, Math.random()),
    isReviewed: !(await automationSettings(deps)).publish,
    coveredTopics: covered
      .filter((slug) => slug !== run.topic)
      .flatMap((slug) => findTopic(slug)?.brief ?? []),
  }
}

async function recentPosts({ db }: GeneratorDeps): Promise<Comparable[]> {
  return db.prisma.post.findMany({
    orderBy: { createdAt: 'desc' },
    take: MAX_COMPARED_POSTS,
    select: { title: true, content: true },
  })
}

function failureOf(error: unknown, shutdownSignal: AbortSignal): Pick<ModelFailure, 'failure' | 'message'> {
  if (error instanceof ModelFailure) return error
  return new ModelFailure(
    shutdownSignal.aborted && error === shutdownSignal.reason ? 'INTERRUPTED' : 'INTERNAL',
  )
}
