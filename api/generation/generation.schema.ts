import { requireCurrent } from '#api/admin/editor.service.ts'
import { PostRef } from '#api/blog/post.schema.ts'
import { PostCheckRef } from '#api/blog/post-admin.schema.ts'
import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { Conflict, GenerationFailed, GenerationUnavailable } from '#domain/errors.ts'
import { type GenerationStage, generationProgress } from '#domain/generation/failures.ts'
import type { GenerationStatus, GenerationTrigger } from '#prisma/client/client.ts'
import { updateAutomation } from './automation.service.ts'
import { checksOfRun, GENERATION_TOPIC, startRun, waitForPost } from './generation.service.ts'
import { type AutomationStatus, automationStatus } from './schedule.service.ts'

const RECENT_RUNS = 10

const AutomationStatusRef = builder.objectRef<AutomationStatus>('AutomationStatus').implement({
  description: 'State of the schedule for generated posts.',
  fields: (t) => ({
    shouldCreateToday: t.exposeBoolean('shouldCreateToday', {
      description:
        'Whether a scheduled post is still due today. False while the schedule is off or paused, or no AI model is configured.',
    }),
    nextPostTime: t.expose('nextPostTime', {
      type: 'DateTime',
      description:
        'When the next scheduled post is due. If a post is already due, this is the current time. If the schedule is off or paused, or no AI model is configured, it is when the next post would be due, and none is created.',
    }),
    enabled: t.exposeBoolean('enabled', { description: 'Whether the schedule is on (AUTOMATION=on).' }),
    configured: t.exposeBoolean('configured', {
      description: 'Whether an AI model is configured. Without one, no post can be generated.',
    }),
    paused: t.exposeBoolean('paused', {
      description: 'Whether an admin paused the schedule. Editors can still generate posts.',
    }),
    publish: t.exposeBoolean('publish', {
      description:
        'Whether generated posts are published by themselves. False if they wait as drafts for an editor. AUTOMATION_PUBLISH sets the first value.',
    }),
    usedToday: t.exposeInt('usedToday', {
      description: 'Number of posts whose generation started today, out of `AdminSettings.dailyLimit`.',
    }),
    tokensToday: t.exposeInt('tokensToday', {
      description: 'Number of tokens sent to and received from the AI model today.',
    }),
    tokensPerPost: t.exposeInt('tokensPerPost', {
      nullable: true,
      description: 'Average tokens of the last ten finished posts. Null before the first.',
    }),
    model: t.exposeString('model', {
      nullable: true,
      description: 'Name of the AI model (OPENAI_MODEL). Null if none is configured.',
    }),
  }),
})

const GenerationTriggerEnum = enumType<GenerationTrigger>('GenerationTrigger', {
  description: 'What started a run that generates a post.',
  values: {
    manual: 'An editor started it on the dashboard or through the API.',
    scheduled: 'The schedule started it.',
  },
})

const GenerationStatusEnum = enumType<GenerationStatus>('GenerationStatus', {
  description: 'State of a run that generates a post.',
  values: {
    running: 'The run is in progress.',
    succeeded: 'The post is stored.',
    failed: 'The run ended without a post. `failureMessage` says why.',
  },
})

const GenerationStageEnum = enumType<GenerationStage>('GenerationStage', {
  description: 'Current step of a run that generates a post.',
  values: {
    waiting: 'The AI model has not written anything yet.',
    writing: 'The AI model is writing the article.',
    repairing: 'The AI model is correcting the length of the article.',
    checking: 'The article is being checked.',
    saving: 'The article is being stored.',
    done: 'The post is stored.',
  },
})

builder.prismaObject('GenerationRun', {
  description:
    'One run of the AI model to write a post. It keeps its id if the server restarts and resumes it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the run.' }),
    trigger: t.expose('trigger', { type: GenerationTriggerEnum, description: 'What started the run.' }),
    startedBy: t.exposeString('startedBy', {
      nullable: true,
      description: 'Name of the editor who started the run. Null for the schedule and older runs.',
    }),
    status: t.expose('status', {
      type: GenerationStatusEnum,
      description: 'Whether the run is in progress, succeeded or failed.',
    }),
    stage: t.field({
      type: GenerationStageEnum,
      description: 'Current step, or the last one if the run has ended.',
      select: { stage: true },
      resolve: ({ stage }) => stage as GenerationStage,
    }),
    words: t.exposeInt('words', { description: 'Number of words written so far.' }),
    fraction: t.float({
      description: 'Estimated progress, from 0 to 1.',
      select: { stage: true, words: true },
      resolve: ({ stage, words }) => generationProgress(stage as GenerationStage, words),
    }),
    category: t.exposeString('category', {
      description: 'Category of the post, chosen at random for each run.',
    }),
    model: t.exposeString('model', {
      nullable: true,
      description: 'Name of the AI model, as in OPENAI_MODEL.',
    }),
    promptTokens: t.exposeInt('promptTokens', {
      nullable: true,
      description: 'Number of tokens sent to the AI model. Null until the model reports it.',
    }),
    completionTokens: t.exposeInt('completionTokens', {
      nullable: true,
      description: 'Number of tokens received from the AI model. Null until the model reports it.',
    }),
    failureMessage: t.exposeString('failureMessage', {
      nullable: true,
      description: 'Reason for the failure, to show to the editor. Null unless the run failed.',
    }),
    checks: t.field({
      type: [PostCheckRef],
      description:
        'Length, Balance, Repetition and Sources checks of the finished post. Empty until then. A post that fails Balance or Sources is stored as a draft.',
      select: { checks: true },
      resolve: (run) => checksOfRun(run.checks),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the run started.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the run ended. Null while it is in progress.',
    }),
    post: t.field({
      type: PostRef,
      nullable: true,
      description: 'The finished post. Null before it is stored and after it is deleted.',
      select: (_args, _context, nestedSelection) => ({
        post: nestedSelection({ select: { id: true, trashedAt: true } }),
      }),
      resolve: ({ post }) => (post?.trashedAt === null ? post : null),
    }),
  }),
})

builder.queryFields((t) => ({
  automationStatus: t.field({
    type: AutomationStatusRef,
    authScopes: { writer: true },
    description: 'State of the schedule for generated posts (writer).',
    resolve: (_root, _args, context) => automationStatus(context),
  }),
  generationRuns: t.prismaField({
    type: ['GenerationRun'],
    authScopes: { writer: true },
    description: 'The ten latest runs that generate posts, newest first (writer).',
    complexity: { field: 1, multiplier: RECENT_RUNS },
    resolve: (query, _root, _args, { db }) =>
      db.prisma.generationRun.findMany({ ...query, orderBy: { startedAt: 'desc' }, take: RECENT_RUNS }),
  }),
}))

builder.mutationFields((t) => ({
  updateAutomation: t.field({
    type: AutomationStatusRef,
    authScopes: { admin: true },
    description: 'Changes the schedule for generated posts (admin). An omitted argument changes nothing.',
    args: {
      paused: t.arg.boolean({
        description: 'True to pause the schedule. Times that passed during a pause are skipped.',
      }),
      publish: t.arg.boolean({
        description:
          'True to publish generated posts by themselves, false to let them wait as drafts for an editor.',
      }),
    },
    resolve: async (_root, { paused, publish }, context) => {
      await updateAutomation(context, { paused: paused ?? undefined, publish: publish ?? undefined })
      return automationStatus(context)
    },
  }),
  startGeneration: t.prismaField({
    type: 'GenerationRun',
    authScopes: { editor: true },
    description:
      'Has the AI model write a post now, in addition to the schedule (editor). Returns the run immediately. Follow it with `postGeneration`. Fails with CONFLICT while another run is in progress.',
    errors: { types: [GenerationUnavailable, Conflict] },
    resolve: async (query, _root, _args, context) => {
      const id = await startRun(context)
      return context.db.prisma.generationRun.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  generatePost: t.prismaField({
    type: 'Post',
    authScopes: { editor: true },
    description:
      'Has the AI model write a post now, in addition to the schedule, and waits until it is finished, which takes a minute or two (editor). `startGeneration` does not wait. Fails with CONFLICT while another run is in progress.',
    errors: { types: [GenerationUnavailable, GenerationFailed, Conflict] },
    resolve: async (query, _root, _args, context) => {
      const run = await startRun(context)
      const id = (await waitForPost(context, run)) ?? ''
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
}))

builder.subscriptionFields((t) => ({
  postGeneration: t.prismaField({
    type: 'GenerationRun',
    nullable: true,
    authScopes: { writer: true },
    description:
      'Sends the newest run immediately, and again whenever it changes (writer). Null if there are no runs.',
    subscribe: (_root, _args, { changes }) => changes.follow(GENERATION_TOPIC),
    resolve: async (query, _event, _args, { db, editor }) => {
      // The stream may be older than the token's revocation.
      await requireCurrent(db.prisma, editor)
      return db.prisma.generationRun.findFirst({ ...query, orderBy: { startedAt: 'desc' } })
    },
  }),
}))
