import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import type { Figure, FigureLink } from '#domain/values/figure.ts'

const ValueLinkEnum = enumType('ValueLink', {
  description: 'Type of page that `Figure.url` links to.',
  values: {
    report: 'The page of the pollster or of its sponsor.',
    coverage: 'Coverage by another publisher, such as a news story.',
  },
})

const FigureLinkRef = builder.objectRef<FigureLink>('FigureLink').implement({
  description: 'A second source of a figure.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'What the page adds, such as another poll’s result, or who printed the party shares.',
    }),
    url: t.exposeString('url', { description: 'URL of the page.' }),
  }),
})

/** What cards, splits and the figures of days have in common. Their other names differ, because clients know them. */
export const FigureRef = builder.interfaceRef<Figure>('Figure').implement({
  description: 'A published poll figure, with its source and its caveats.',
  fields: (t) => ({
    independents: t.exposeInt('independents', {
      nullable: true,
      description:
        'Share of independents who agreed in the same poll, in whole percent. It never enters a score. Null if no text gives ' +
        'it, and for polls by Pew Research Center, which counts people who lean toward a party with that party.',
    }),
    year: t.exposeInt('year', { description: 'Year of the poll, such as 2024.' }),
    fieldwork: t.exposeString('fieldwork', {
      nullable: true,
      description: 'Dates of the interviews, such as “January 16–21, 2024”. Null if we found none.',
    }),
    population: t.exposeString('population', {
      description: 'Population surveyed, such as “5,140 U.S. adults, American Trends Panel”.',
    }),
    asked: t.exposeString('asked', {
      description: 'Completes a sentence that begins “87% of Republicans”, such as “said it is important”.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Caveat about the figures, such as a poll with another result. Null if there is none.',
    }),
    url: t.exposeString('url', { description: 'URL of the report, or of coverage of it.' }),
    link: t.expose('link', { type: ValueLinkEnum, description: 'Type of page that `url` links to.' }),
    also: t.field({
      type: [FigureLinkRef],
      description:
        'Second sources: polls that `note` cites, and pages that print the party shares. Empty if there are none.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ also }) => [...also],
    }),
  }),
})

/** The shares of quiz options, splits and questions of the day. */
export const shareFields = (
  t: PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)['$inferSchemaTypes'], Figure>,
) => ({
  republicans: t.exposeInt('republicans', {
    description: 'Share of Republicans who agreed in the poll, in whole percent.',
  }),
  democrats: t.exposeInt('democrats', {
    description: 'Share of Democrats who agreed in the poll, in whole percent.',
  }),
  overall: t.exposeInt('overall', {
    nullable: true,
    description: 'Share of all respondents who agreed, in whole percent. Null if no text gives it.',
  }),
})
