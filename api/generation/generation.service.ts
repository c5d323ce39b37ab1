import { audit } from '#api/admin/audit.ts'
import { createPost } from '#api/blog/post.service.ts'
import { parse } from '#api/graphql/parse.ts'
import type { Deps } from '#api/server/deps.ts'
import { postInputSchema } from '#domain/blog/post-input.ts'
import { GenerationFailed, GenerationUnavailable } from '#domain/errors.ts'
import {
  GENERATION_FAILURES,
  GENERATION_TIME_LIMIT,
  type GenerationStage,
} from '#domain/generation/failures.ts'
import { GENERATION_UNCONFIGURED } from '#domain/generation/messages.ts'
import { drawCategory } from '#domain/generation/schedule.ts'
import type { GenerationRun, Prisma } from '#prisma/client/client.ts'
import { type Article, type Progress, type RecentPost, type Usage, writeArticle } from './article.ts'
import { isModelConfigured, ModelFailure, openModel } from './model.ts'
import { beat, claimRun, failRun, GENERATION_TOPIC, HEARTBEAT } from './runs.ts'

/** What generating needs; a context has it, and so has the schedule. */
export type GeneratorDeps = Pick<Deps, 'db' | 'env' | 'now' | 'changes' | 'log' | 'leaving'> & {
  /** How long a run may take, in milliseconds; tests do not wait five minutes. */
  timeLimit?: number
}

/** New posts are compared with so many older ones, and their titles are told to the model. */
const COMPARED = 50
/** Progress is written and told at most this often. */
const PROGRESS_MS = 500

/**
 * Has the model write one post and stores it: published, or as a draft when AUTOMATION_PUBLISH=review. Nothing
 * is stored but the run's own record unless everything went well (Spec §2 Manual Generation, §9 Admin and
 * automation).
 * Out: the new post's id, or null when the slot has been taken care of.
 * @throws GenerationUnavailable, Conflict while another runs, RateLimited at the daily limit, GenerationFailed with words
 * for the editor.
 */
export async function generatePost(
  deps: GeneratorDeps,
  { trigger, slotDay = null }: { trigger: GenerationRun['trigger']; slotDay?: string | null },
): Promise<string | null> {
  const { env, changes } = deps
  if (!isModelConfigured(env)) throw new GenerationUnavailable(GENERATION_UNCONFIGURED)
  const model = openModel(env)
  const category = drawCategory(Math.random())
  const run = await claimRun(deps, { trigger, slotDay, category, model: model.name })
  if (run === null) return null
  changes.publish(GENERATION_TOPIC)

  const usage: Usage = { promptTokens: 0, completionTokens: 0 }
  const heartbeat = setInterval(() => beat(deps, run).catch(() => {}), HEARTBEAT.everyMs)
  const progress = trackProgress(deps, run)
  const limit = timeLimit(deps)
  try {
    const recent = await recentPosts(deps)
    const article = await writeArticle(model, category, recent, usage, progress.report, limit.signal)
    await progress.settle('saving', article.words)
    return await save(deps, { id: run, trigger }, article, usage)
  } catch (error) {
    const failure = failureOf(error)
    if (failure.failure === 'INTERNAL') deps.log.error({ err: error }, 'generation failed')
    await progress.settle()
    await failRun(deps, run, failure.failure, failure.message, usage)
    throw new GenerationFailed(failure.message)
  } finally {
    clearInterval(heartbeat)
    limit.stop()
    changes.publish(GENERATION_TOPIC)
  }
}

/** Post, outcome and audit entry in one transaction; a run that was ended meanwhile stores nothing. */
async function save(
  deps: GeneratorDeps,
  run: { id: string; trigger: GenerationRun['trigger'] },
  { post, words, model, checks }: Article,
  usage: Usage,
): Promise<string> {
  const { db, env, now, changes } = deps
  const publish = env.AUTOMATION_PUBLISH === 'publish'
  const id = await db.prisma.$transaction(async (tx) => {
    const input = parse(postInputSchema, post)
    const created = await createPost({ ...deps, db: { prisma: tx } }, input, { publish, aiModel: model })
    const { count } = await tx.generationRun.updateMany({
      where: { id: run.id, status: 'running' },
      data: {
        status: 'succeeded',
        stage: 'done' satisfies GenerationStage,
        words,
        model,
        checks: checks as unknown as Prisma.InputJsonArray,
        postId: created.id,
        finishedAt: now(),
        ...usage,
      },
    })
    if (count === 0) throw new ModelFailure('INTERRUPTED')
    if (run.trigger === 'manual')
      await audit(tx, now, {
        action: 'generatePost',
        target: created.id,
        details: { title: created.title },
      })
    return created.id
  })
  changes.publish('posts')
  return id
}

async function recentPosts({ db }: GeneratorDeps): Promise<RecentPost[]> {
  return db.prisma.post.findMany({
    orderBy: { createdAt: 'desc' },
    take: COMPARED,
    select: { title: true, content: true },
  })
}

/** Writes the newest progress down, never two writes at once, and tells those who follow. */
function trackProgress({ db, changes }: GeneratorDeps, id: string) {
  let latest: { stage: GenerationStage; words: number } = { stage: 'waiting', words: 0 }
  let told = latest
  let toldAt = 0
  let writing: Promise<void> | undefined
  let later: NodeJS.Timeout | undefined
  let settled = false
  const write = async () => {
    told = latest
    toldAt = Date.now()
    await db.prisma.generationRun.updateMany({ where: { id, status: 'running' }, data: told }).catch(() => {})
    changes.publish(GENERATION_TOPIC)
    writing = undefined
    if (told !== latest) writeLater()
  }
  /** What arrived last before a pause is told too. */
  const writeLater = () => {
    if (settled) return
    later ??= setTimeout(
      () => {
        later = undefined
        writing ??= write()
      },
      Math.max(0, toldAt + PROGRESS_MS - Date.now()),
    )
  }
  const report: Progress = (stage, words) => {
    const isNewStage = stage !== latest.stage
    latest = { stage, words }
    if (isNewStage) writing ??= write()
    else writeLater()
  }
  /** Waits for what is being written; with a stage, that one is written last. */
  const settle = async (stage?: GenerationStage, words = latest.words) => {
    settled = true
    clearTimeout(later)
    await writing
    if (!stage) return
    latest = { stage, words }
    await write()
  }
  return { report, settle }
}

/** Ends a run after its time, and at once when the process leaves. */
function timeLimit({ leaving, timeLimit: ms = GENERATION_TIME_LIMIT }: GeneratorDeps): {
  signal: AbortSignal
  stop: () => void
} {
  const controller = new AbortController()
  const leave = () => controller.abort(new ModelFailure('INTERRUPTED'))
  const timer = setTimeout(() => controller.abort(new ModelFailure('TIMEOUT')), ms)
  if (leaving.aborted) leave()
  leaving.addEventListener('abort', leave)
  return {
    signal: controller.signal,
    stop: () => {
      clearTimeout(timer)
      leaving.removeEventListener('abort', leave)
    },
  }
}

function failureOf(error: unknown): Pick<ModelFailure, 'failure' | 'message'> {
  return error instanceof ModelFailure
    ? error
    : { failure: 'INTERNAL', message: GENERATION_FAILURES.INTERNAL }
}
