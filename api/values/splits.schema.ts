import { builder } from '#api/graphql/builder.ts'
import { SPLITS, type Split } from '#domain/values/splits.ts'
import { FigureRef, shareFields } from './figure.schema.ts'

const SplitRef = builder.objectRef<Split>('Split').implement({
  description: 'A published poll question on which Republicans and Democrats are 40 points or more apart.',
  interfaces: [FigureRef],
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Stable id of the figure, such as border-wall.' }),
    statement: t.exposeString('statement', { description: 'What people agreed with, as a short title.' }),
    ...shareFields(t),
    question: t.exposeString('question', {
      description: 'Question in the poll, in some cases paraphrased.',
    }),
    pollster: t.exposeString('pollster', { description: 'Organization that conducted the poll.' }),
    sponsor: t.exposeString('sponsor', {
      nullable: true,
      description: 'Organization that paid for the poll. Null if no text we read names one.',
    }),
    fieldwork: t.exposeString('fieldwork', { description: 'Dates of the interviews.' }),
  }),
})

builder.queryFields((t) => ({
  splits: t.field({
    type: [SplitRef],
    description:
      'Ten figures on which the parties are 40 points or more apart, in a fixed order. Most Republicans agree with five of them and most Democrats with the other five.',
    complexity: { field: 1, multiplier: 10 },
    resolve: () => [...SPLITS],
  }),
}))
