import { AuditObjectEnum } from '#api/admin/admin.schema.ts'
import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import type { AttentionKind, ScheduledKind } from '#domain/activity/overview.ts'
import {
  type Attention,
  type AttentionItem,
  needsAttention,
  type Scheduled,
  scheduledThisWeek,
} from './overview.service.ts'

const AttentionKindEnum = enumType<AttentionKind>('AttentionKind', {
  description: 'Why something needs an editor.',
  values: {
    failedJob:
      'A generation failed, a post missed its time, a problem paused an issue, or the server gave up on an email or job.',
    heldDraft: 'A generated draft failed the Balance or Sources check.',
    unreviewedDraft: 'No editor has reviewed a generated draft.',
    closingPoll: 'An open poll closes within three days.',
    message: 'A contact message is not marked as handled yet.',
    issueDraft: 'An issue of the newsletter is neither scheduled nor sent.',
  },
})

const AttentionItemRef = builder.objectRef<AttentionItem>('AttentionItem').implement({
  description: 'One thing that needs an editor.',
  fields: (t) => ({
    id: t.exposeID('id', {
      nullable: true,
      description: 'Id of the object. Null for background jobs, which have no page.',
    }),
    object: t.expose('object', {
      type: AuditObjectEnum,
      nullable: true,
      description: 'Kind of the object. For AUTOMATION, the id is that of a generation run.',
    }),
    title: t.exposeString('title', {
      description:
        'Title, question, subject or name of the sender. For failures, the message or the name of the job.',
    }),
    at: t.expose('at', {
      type: 'DateTime',
      description: 'Since when it has been waiting. For polls, when it closes.',
    }),
  }),
})

const AttentionRef = builder.objectRef<Attention>('Attention').implement({
  description: 'Things of one kind that need an editor.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AttentionKindEnum, description: 'Why they need an editor.' }),
    count: t.int({
      description: 'Number of things, at least 1 and at most 100.',
      resolve: ({ items }) => items.length,
    }),
    items: t.field({
      type: [AttentionItemRef],
      description: 'The first three, oldest first. Polls that close sooner come first.',
      resolve: ({ items }) => items.slice(0, 3),
    }),
  }),
})

const ScheduledKindEnum = enumType<ScheduledKind>('ScheduledKind', {
  description: 'What the schedule will do.',
  values: {
    article: 'A scheduled post is published.',
    pollClosing: 'A poll closes at its time.',
    issue: 'An issue of the newsletter is sent.',
    automation: 'The AI model writes a post.',
  },
})

const ScheduledRef = builder.objectRef<Scheduled>('ScheduledEvent').implement({
  description: 'Something that will happen by itself.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ScheduledKindEnum, description: 'What will happen at that time.' }),
    id: t.exposeID('id', {
      nullable: true,
      description: 'Id of the post, poll or issue. Null for AUTOMATION.',
    }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'Title, question or subject. Null for AUTOMATION.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it will happen.' }),
  }),
})

const OverviewRef = builder.objectRef<object>('Overview').implement({
  description: 'What needs an editor, and what is scheduled.',
  fields: (t) => ({
    attention: t.field({
      type: [AttentionRef],
      description: 'Kinds of things that need attention, most urgent first. Kinds without any are left out.',
      resolve: (_overview, _args, context) => needsAttention(context),
    }),
    week: t.field({
      type: [ScheduledRef],
      description: 'What will happen within the next seven days, soonest first. Writers see no issues.',
      resolve: (_overview, _args, context) => scheduledThisWeek(context),
    }),
  }),
})

builder.queryFields((t) => ({
  overview: t.field({
    type: OverviewRef,
    authScopes: { writer: true },
    description:
      'What needs attention and what is scheduled this week (writer). Writers do not see messages, issues and failures.',
    resolve: () => ({}),
  }),
}))
