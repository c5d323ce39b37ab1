import { builder } from '#api/graphql/builder.ts'
import { SPLITS, type Split } from '#domain/values/splits.ts'
import { FigureLinkRef, ValueLinkEnum } from './values.schema.ts'

const SplitRef = builder.objectRef<Split>('Split').implement({
  description: 'A published poll question on which Republicans and Democrats are 40 points or more apart.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Stable id of the figure, such as border-wall.' }),
    statement: t.exposeString('statement', { description: 'What people agreed with, as a short title.' }),
    republicans: t.exposeInt('republicans', {
      description: 'Share of Republicans who agreed, in whole percent.',
    }),
    democrats: t.exposeInt('democrats', { description: 'Share of Democrats who agreed, in whole percent.' }),
    independents: t.exposeInt('independents', {
      nullable: true,
      description: 'Share of independents who agreed, in whole percent. Null if no text gives it.',
    }),
    overall: t.exposeInt('overall', {
      nullable: true,
      description: 'Share of all respondents who agreed, in whole percent. Null if no text gives it.',
    }),
    asked: t.exposeString('asked', {
      description: 'Completes the sentence “88% of Republicans and 27% of Democrats …”.',
    }),
    question: t.exposeString('question', {
      description: 'Question in the poll, in some cases paraphrased.',
    }),
    pollster: t.exposeString('pollster', { description: 'Organization that conducted the poll.' }),
    sponsor: t.exposeString('sponsor', {
      nullable: true,
      description: 'Organization that paid for the poll. Null if the pollster did.',
    }),
    year: t.exposeInt('year', { description: 'Year of the poll, such as 2025.' }),
    fieldwork: t.exposeString('fieldwork', { description: 'Dates of the interviews.' }),
    population: t.exposeString('population', {
      description: 'Population surveyed, such as “5,044 U.S. adults”.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Caveat about the figures, such as a poll with another result. Null if there is none.',
    }),
    url: t.exposeString('url', { description: 'URL of a page with these figures.' }),
    link: t.expose('link', { type: ValueLinkEnum, description: 'Type of page that `url` links to.' }),
    also: t.field({
      type: [FigureLinkRef],
      description: 'Second sources, such as polls that `note` cites. Empty if there are none.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ also }) => [...also],
    }),
  }),
})

builder.queryFields((t) => ({
  splits: t.field({
    type: [SplitRef],
    description:
      'Ten figures on which the parties are 40 points or more apart, in a fixed order that alternates between those that most Republicans and most Democrats agree with.',
    complexity: { field: 1, multiplier: 10 },
    resolve: () => [...SPLITS],
  }),
}))
