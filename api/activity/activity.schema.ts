import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { parse } from '#api/graphql/parse.ts'
import { type DailyCountKind, dayRangeSchema, MAX_WEEKS } from '#domain/activity/daily-counts.ts'
import {
  countRead,
  type DailyCountRow,
  dailyCounts,
  type WeeklyActivity,
  weeklyActivity,
} from './daily-count.service.ts'

const DailyCountKindEnum = enumType<DailyCountKind>('DailyCountKind', {
  description:
    'What a daily total counts. The site never counts visitors, visits, countries, opens or clicks.',
  values: {
    read: 'Articles read to the end, at most once per article and browser tab. The key is the slug of the article.',
    quiz: 'Submitted quizzes, without those that were deleted on the same day.',
    vote: 'Votes in polls, including those changed or withdrawn later, without sample votes. The key is the slug of the poll.',
    challenge: 'Completed challenges. The key is the type of the challenge, such as quiz.',
    signUp:
      'Confirmed sign-ups for the newsletter, without addresses that an editor removed on the same day.',
    unsubscribe: 'Addresses that unsubscribed from the newsletter.',
    issue: 'Issues of the newsletter whose sending began. The key is the slug of the issue.',
  },
})

const DailyCountRef = builder.objectRef<DailyCountRow>('DailyCount').implement({
  description: 'Total of one kind on one day.',
  fields: (t) => ({
    day: t.exposeString('day', {
      description: 'Day in the time zone of the site (SITE_TIMEZONE), such as 2026-11-27.',
    }),
    kind: t.expose('kind', { type: DailyCountKindEnum, description: 'What this total counts.' }),
    key: t.exposeString('key', {
      description: 'Article, poll, issue or type of challenge, depending on the kind. Empty for the others.',
    }),
    count: t.exposeInt('count', { description: 'Total of the day so far, 1 or more.' }),
  }),
})

const WeeklyActivityRef = builder.objectRef<WeeklyActivity>('WeeklyActivity').implement({
  description: 'What happened on the site in one week, from Monday to Sunday.',
  fields: (t) => {
    const total = (kind: DailyCountKind, description: string) =>
      t.int({ description, resolve: ({ counts }) => counts.get(kind) ?? 0 })
    return {
      week: t.exposeString('week', {
        description: 'Monday of the week in the time zone of the site, such as 2026-11-23.',
      }),
      articlesRead: total('read', 'Number of times an article was read to the end.'),
      quizzes: total('quiz', 'Number of submitted quizzes.'),
      votes: total('vote', 'Number of votes in all polls, without sample votes.'),
      challenges: total('challenge', 'Number of completed challenges.'),
      signUps: total('signUp', 'Number of confirmed newsletter sign-ups.'),
      unsubscribes: total('unsubscribe', 'Number of addresses that unsubscribed from the newsletter.'),
      issuesSent: total('issue', 'Number of newsletter issues whose sending began.'),
    }
  },
})

builder.queryFields((t) => ({
  dailyCounts: t.field({
    type: [DailyCountRef],
    authScopes: { admin: true },
    description:
      'Totals per day, kind and key, oldest first (admin). Totals of 0 are left out. Today is counted live.',
    args: {
      from: t.arg.string({ required: true, description: 'First day, such as 2026-10-01.' }),
      to: t.arg.string({ required: true, description: 'Last day, which may be today or later.' }),
    },
    resolve: (_root, args, context) => dailyCounts(context, parse(dayRangeSchema, args)),
  }),
  activity: t.field({
    type: [WeeklyActivityRef],
    description:
      'Weekly totals of what happened on the site, newest first. Only complete weeks are listed. The site counts no visitors, visits, countries, opens or clicks.',
    args: {
      weeks: t.arg.int({
        required: true,
        defaultValue: 12,
        description: `Number of weeks, from 1 to ${MAX_WEEKS}. Values outside this range are clamped.`,
      }),
    },
    resolve: (_root, { weeks }, context) => weeklyActivity(context, Math.min(Math.max(weeks, 1), MAX_WEEKS)),
  }),
}))

builder.mutationFields((t) => ({
  countRead: t.boolean({
    description:
      'Adds 1 to the daily total of an article that a visitor read to the end. It stores nothing about the visitor. False if no published article has this slug, or if the request has `Sec-GPC: 1` or `DNT: 1`.',
    args: { slug: t.arg.string({ required: true, description: 'Last part of the URL `/blog/{slug}`.' }) },
    resolve: async (_root, { slug }, context) => {
      await context.limit('read')
      return !context.isUncounted && countRead(context, slug)
    },
  }),
}))
