import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { Conflict, GenerationFailed, GenerationUnavailable } from '#domain/errors.ts'
import type { Check } from '#domain/generation/checks.ts'
import { GENERATION_STAGES, type GenerationStage, generationProgress } from '#domain/generation/failures.ts'
import type { GenerationStatus, GenerationTrigger } from '#prisma/client/client.ts'
import { startRun, waitForPost } from './generation.service.ts'
import { GENERATION_TOPIC } from './runs.ts'
import { type AutomationStatus, automationStatus } from './schedule.service.ts'

const AutomationStatusRef = builder.objectRef<AutomationStatus>('AutomationStatus').implement({
  description: 'The current state of the schedule for generated posts.',
  fields: (t) => ({
    shouldCreateToday: t.exposeBoolean('shouldCreateToday', {
      description: 'Whether a post is still due today.',
    }),
    nextPostTime: t.field({
      type: 'DateTime',
      description:
        'When the next post is due. The current time if it is due already; the next slot if the schedule is off.',
      resolve: (status) => status.nextPostTime,
    }),
    enabled: t.exposeBoolean('enabled', { description: 'Whether the schedule is on.' }),
    configured: t.exposeBoolean('configured', { description: 'Whether a language model is configured.' }),
  }),
})

const GenerationTriggerEnum = enumType<GenerationTrigger>('GenerationTrigger', {
  description: 'What started a generated post.',
  values: {
    manual: 'An editor, on the dashboard or over REST.',
    scheduled: 'The schedule.',
  },
})

const GenerationStatusEnum = enumType<GenerationStatus>('GenerationStatus', {
  description: 'State of a run that generates a post.',
  values: {
    running: 'In progress.',
    succeeded: 'The post is stored.',
    failed: 'No post was stored. `failureMessage` says why.',
  },
})

const GenerationStageEnum = enumType<GenerationStage>('GenerationStage', {
  description: 'Current step of a run that generates a post.',
  values: {
    waiting: 'Nothing has been written yet.',
    writing: 'The model is writing.',
    repairing: 'The model is correcting the length.',
    checking: 'The article is being checked.',
    saving: 'The article is being stored.',
    done: 'The post is stored.',
  },
})

const CheckRef = builder.objectRef<Check>('GenerationCheck').implement({
  description: 'One check of a generated post, for the editor.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the check, for example Length.' }),
    passed: t.exposeBoolean('passed', { description: 'False if an editor should look closely.' }),
    text: t.exposeString('text', { description: 'Result of the check, in a sentence.' }),
  }),
})

builder.prismaObject('GenerationRun', {
  description:
    'One run of the language model to write a post. It keeps its id when a restarted server continues it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id.' }),
    trigger: t.field({
      type: GenerationTriggerEnum,
      description: 'What started the run.',
      select: { trigger: true },
      resolve: (run) => run.trigger,
    }),
    status: t.field({
      type: GenerationStatusEnum,
      description: 'State of the run.',
      select: { status: true },
      resolve: (run) => run.status,
    }),
    stage: t.field({
      type: GenerationStageEnum,
      description: 'Current or last step.',
      select: { stage: true },
      resolve: (run) => stageOf(run.stage),
    }),
    words: t.exposeInt('words', { description: 'Words of the article so far.' }),
    fraction: t.float({
      description: 'Estimated progress, 0 to 1.',
      select: { stage: true, words: true },
      resolve: (run) => generationProgress(stageOf(run.stage), run.words),
    }),
    category: t.exposeString('category', { description: 'Category of the post, drawn at random.' }),
    model: t.exposeString('model', { nullable: true, description: 'Name of the model.' }),
    promptTokens: t.exposeInt('promptTokens', {
      nullable: true,
      description: 'Number of tokens sent to the model.',
    }),
    completionTokens: t.exposeInt('completionTokens', {
      nullable: true,
      description: 'Number of tokens received from the model.',
    }),
    failure: t.exposeString('failure', { nullable: true, description: 'Stable code of a failure.' }),
    failureMessage: t.exposeString('failureMessage', {
      nullable: true,
      description: 'Message about the failure, for the editor.',
    }),
    checks: t.field({
      type: [CheckRef],
      description: 'Checks of the finished post.',
      select: { checks: true },
      resolve: (run) => (run.checks ?? []) as unknown as Check[],
    }),
    startedAt: t.field({
      type: 'DateTime',
      description: 'Start of the run.',
      select: { startedAt: true },
      resolve: (run) => run.startedAt,
    }),
    finishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'End of the run.',
      select: { finishedAt: true },
      resolve: (run) => run.finishedAt,
    }),
    post: t.relation('post', { nullable: true, description: 'The finished post, unless it was deleted.' }),
  }),
})

function stageOf(stage: string): GenerationStage {
  return GENERATION_STAGES.find((known) => known === stage) ?? 'waiting'
}

builder.queryFields((t) => ({
  automationStatus: t.field({
    type: AutomationStatusRef,
    authScopes: { admin: true },
    description: 'The schedule for generated posts (admin).',
    resolve: (_root, _args, context) => automationStatus(context),
  }),
  generationRuns: t.prismaField({
    type: ['GenerationRun'],
    authScopes: { admin: true },
    description: 'Runs that generate posts, newest first (admin).',
    args: {
      first: t.arg.int({ required: true, defaultValue: 10, description: 'Number of runs, at most 50.' }),
    },
    complexity: { field: 1, multiplier: 10 },
    resolve: (query, _root, { first }, { db }) =>
      db.prisma.generationRun.findMany({
        ...query,
        orderBy: { startedAt: 'desc' },
        take: Math.min(Math.max(first, 1), 50),
      }),
  }),
}))

builder.mutationFields((t) => ({
  startGeneration: t.prismaField({
    type: 'GenerationRun',
    authScopes: { admin: true },
    description:
      'Has the language model write one post now, outside the schedule. Returns the run at once; `postGeneration` follows it (admin).',
    errors: { types: [GenerationUnavailable, Conflict] },
    resolve: async (query, _root, _args, context) => {
      const id = await startRun(context, { trigger: 'manual' })
      return context.db.prisma.generationRun.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  generatePost: t.prismaField({
    type: 'Post',
    authScopes: { admin: true },
    description:
      'Has the language model write one post now, outside the schedule, and returns it when it is finished, a minute or two later. `startGeneration` does not wait (admin).',
    errors: { types: [GenerationUnavailable, GenerationFailed, Conflict] },
    resolve: async (query, _root, _args, context) => {
      const run = await startRun(context, { trigger: 'manual' })
      context.concurrency.release()
      const id = (await waitForPost(context, run)) ?? ''
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
}))

builder.subscriptionFields((t) => ({
  postGeneration: t.prismaField({
    type: 'GenerationRun',
    nullable: true,
    authScopes: { admin: true },
    description: 'The newest run that generates a post: its current state, then every change (admin).',
    subscribe: (_root, _args, { changes }) => changes.follow(GENERATION_TOPIC),
    resolve: (query, _event, _args, { db }) =>
      db.prisma.generationRun.findFirst({ ...query, orderBy: { startedAt: 'desc' } }),
  }),
}))
