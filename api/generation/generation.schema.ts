import { builder } from '#api/graphql/builder.ts'
import { Conflict, GenerationFailed, GenerationUnavailable } from '#domain/errors.ts'
import type { Check } from '#domain/generation/checks.ts'
import { GENERATION_STAGES, type GenerationStage, generationProgress } from '#domain/generation/failures.ts'
import { postOfRun, startRun } from './generation.service.ts'
import { GENERATION_TOPIC } from './runs.ts'
import { type AutomationStatus, automationStatus } from './schedule.service.ts'

const AutomationStatusRef = builder.objectRef<AutomationStatus>('AutomationStatus').implement({
  description: 'The schedule of generated posts as it stands now.',
  fields: (t) => ({
    shouldCreateToday: t.exposeBoolean('shouldCreateToday', {
      description: 'Whether today is a day with a post that is still to be made.',
    }),
    nextPostTime: t.field({
      type: 'DateTime',
      description:
        'When the next post is due: now, when it is due already. With the schedule switched off: its next slot.',
      resolve: (status) => status.nextPostTime,
    }),
    enabled: t.exposeBoolean('enabled', { description: 'Whether scheduled posts are switched on.' }),
    configured: t.exposeBoolean('configured', { description: 'Whether a language model is configured.' }),
  }),
})

const GenerationTriggerEnum = builder.enumType('GenerationTrigger', {
  description: 'Who asked for a generated post.',
  values: {
    MANUAL: { value: 'manual', description: 'An editor, on the dashboard or over REST.' },
    SCHEDULED: { value: 'scheduled', description: 'The schedule.' },
  } as const,
})

const GenerationStatusEnum = builder.enumType('GenerationStatus', {
  description: 'How an attempt at a generated post stands.',
  values: {
    RUNNING: { value: 'running', description: 'Is being made.' },
    SUCCEEDED: { value: 'succeeded', description: 'Made a post.' },
    FAILED: { value: 'failed', description: 'Made nothing; `failureMessage` says why.' },
  } as const,
})

const GenerationStageEnum = builder.enumType('GenerationStage', {
  description: 'What is being done on a generated post.',
  values: {
    WAITING: { value: 'waiting', description: 'Nothing has been written yet.' },
    WRITING: { value: 'writing', description: 'Words arrive.' },
    REPAIRING: { value: 'repairing', description: 'The model corrects the length.' },
    CHECKING: { value: 'checking', description: 'The article is being checked.' },
    SAVING: { value: 'saving', description: 'The article is being stored.' },
    DONE: { value: 'done', description: 'The post is there.' },
  } as const satisfies Record<Uppercase<GenerationStage>, { value: GenerationStage; description: string }>,
})

const CheckRef = builder.objectRef<Check>('GenerationCheck').implement({
  description: 'One line of what was checked about a generated post, for the editor’s eye.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What was looked at.' }),
    passed: t.exposeBoolean('passed', { description: 'False when an editor is asked to look closely.' }),
    text: t.exposeString('text', { description: 'What was found.' }),
  }),
})

builder.prismaObject('GenerationRun', {
  description: 'One attempt to have a post written by the language model.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id.' }),
    trigger: t.field({
      type: GenerationTriggerEnum,
      description: 'Who asked for it.',
      select: { trigger: true },
      resolve: (run) => run.trigger,
    }),
    status: t.field({
      type: GenerationStatusEnum,
      description: 'How it stands.',
      select: { status: true },
      resolve: (run) => run.status,
    }),
    stage: t.field({
      type: GenerationStageEnum,
      description: 'What is being done, or was done last.',
      select: { stage: true },
      resolve: (run) => stageOf(run.stage),
    }),
    words: t.exposeInt('words', { description: 'Words of the article so far.' }),
    fraction: t.float({
      description: 'How far it is, 0 to 1.',
      select: { stage: true, words: true },
      resolve: (run) => generationProgress(stageOf(run.stage), run.words),
    }),
    category: t.exposeString('category', { description: 'The category that was drawn.' }),
    model: t.exposeString('model', { nullable: true, description: 'The model that was asked.' }),
    promptTokens: t.exposeInt('promptTokens', { nullable: true, description: 'Tokens sent.' }),
    completionTokens: t.exposeInt('completionTokens', { nullable: true, description: 'Tokens received.' }),
    failure: t.exposeString('failure', { nullable: true, description: 'Stable code of a failure.' }),
    failureMessage: t.exposeString('failureMessage', { nullable: true, description: 'Its words.' }),
    checks: t.field({
      type: [CheckRef],
      description: 'What was checked about the post.',
      select: { checks: true },
      resolve: (run) => (run.checks ?? []) as unknown as Check[],
    }),
    startedAt: t.field({
      type: 'DateTime',
      description: 'When it began.',
      select: { startedAt: true },
      resolve: (run) => run.startedAt,
    }),
    finishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it ended.',
      select: { finishedAt: true },
      resolve: (run) => run.finishedAt,
    }),
    post: t.relation('post', { nullable: true, description: 'What it made, as long as it exists.' }),
  }),
})

function stageOf(stage: string): GenerationStage {
  return GENERATION_STAGES.find((known) => known === stage) ?? 'waiting'
}

builder.queryFields((t) => ({
  automationStatus: t.field({
    type: AutomationStatusRef,
    authScopes: { admin: true },
    description: 'The schedule of generated posts (admin).',
    resolve: (_root, _args, context) => automationStatus(context),
  }),
  generationRuns: t.prismaField({
    type: ['GenerationRun'],
    authScopes: { admin: true },
    description: 'The newest attempts at generated posts, newest first (admin).',
    args: {
      first: t.arg.int({ required: true, defaultValue: 10, description: 'How many, 50 at most.' }),
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
      const id = (await postOfRun(context, run)) ?? ''
      return context.db.prisma.post.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
}))

builder.subscriptionFields((t) => ({
  postGeneration: t.prismaField({
    type: 'GenerationRun',
    nullable: true,
    authScopes: { admin: true },
    description: 'The newest attempt at a generated post: now, and whenever it moves on (admin).',
    subscribe: (_root, _args, { changes }) => changes.follow(GENERATION_TOPIC),
    resolve: (query, _event, _args, { db }) =>
      db.prisma.generationRun.findFirst({ ...query, orderBy: { startedAt: 'desc' } }),
  }),
}))
