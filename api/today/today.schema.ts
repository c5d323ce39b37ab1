import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { siteDay } from '#api/server/site-zone.ts'
import { FigureRef, shareFields } from '#api/values/figure.schema.ts'
import { FIRST_DAY } from '#domain/today/days.ts'
import {
  earlierQuestions,
  hasQuestion,
  MAX_EARLIER,
  questionOn,
  type TodayFigure,
  type TodayQuestion,
} from '#domain/today/questions.ts'

const FigureKindEnum = enumType('FigureKind', {
  description: 'The list that a figure is from.',
  values: {
    value: 'A card of the gallery (`sharedValues`).',
    quiz: 'A statement of the quiz (`quiz`).',
    split: 'A figure on which the parties are 40 points or more apart (`splits`).',
  },
})

const PartyEnum = enumType('Party', {
  description: 'One of the two parties that figures compare.',
  values: {
    republicans: 'Republicans, as the pollster counts them.',
    democrats: 'Democrats, as the pollster counts them.',
  },
})

const TodayFigureRef = builder.objectRef<TodayFigure>('TodayFigure').implement({
  description: 'A published poll figure that is the question of a day.',
  interfaces: [FigureRef],
  fields: (t) => ({
    kind: t.expose('kind', { type: FigureKindEnum, description: 'The list that the figure is from.' }),
    slug: t.exposeString('slug', {
      description:
        'Id of the figure in its list: the slug of a card or split, or the value of a quiz option.',
    }),
    title: t.exposeString('title', { description: 'What people agreed with, as a short title.' }),
    ...shareFields(t),
    source: t.exposeString('pollster', { description: 'Organization that conducted the poll.' }),
  }),
})

const TodayRef = builder.objectRef<TodayQuestion>('Today')
TodayRef.implement({
  description: 'The question of one day: what share of one party agreed with something.',
  fields: (t) => ({
    date: t.exposeString('date', {
      description: 'Day in the site’s time zone, such as 2026-11-24. The question changes at midnight there.',
    }),
    party: t.expose('party', {
      type: PartyEnum,
      description: 'Party whose share visitors guess. The parties take turns by the date.',
    }),
    figure: t.field({
      type: TodayFigureRef,
      description: 'The figure with its answer, its source and its caveats.',
      resolve: ({ figure }) => figure,
    }),
    earlier: t.field({
      type: [TodayRef],
      description: 'Questions of the days before, newest first, back to the first day.',
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: 5,
          description: `Number of days, from 1 to ${MAX_EARLIER}. Values outside this range are clamped.`,
        }),
      },
      complexity: ({ first }) => ({ field: 1, multiplier: Math.min(Math.max(first, 1), MAX_EARLIER) }),
      resolve: ({ date }, { first }) => earlierQuestions(date, first),
    }),
  }),
})

builder.queryFields((t) => ({
  today: t.field({
    type: TodayRef,
    nullable: true,
    description: `A question a day, the same for everyone. No figure returns before all others have been asked. Null for a day before ${FIRST_DAY}, for a future day, and for text that is not a date.`,
    args: {
      date: t.arg.string({
        description: 'A day such as 2026-11-24. Default: today in the site’s time zone.',
      }),
    },
    resolve: (_root, { date }, context) => {
      const today = siteDay(context)
      if (date === null || date === undefined) return questionOn(today)
      return hasQuestion(date, today) ? questionOn(date) : null
    },
  }),
}))
