import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import type { FigureLink } from '#domain/figure-link.ts'
import { findValue, VALUE_CARDS, type ValueCard } from '#domain/values/cards.ts'

const ValueGroupsRef = builder.objectRef<ValueCard['groups']>('ValueGroups').implement({
  description: 'Names that the pollster uses for the two groups it compared.',
  fields: (t) => ({
    conservative: t.exposeString('conservative', {
      description: 'Name of the group in `SharedValue.conservative`, such as Republicans.',
    }),
    liberal: t.exposeString('liberal', {
      description: 'Name of the group in `SharedValue.liberal`, such as Democrats.',
    }),
  }),
})

export const ValueLinkEnum = enumType('ValueLink', {
  description: 'Type of page that `SharedValue.url` links to.',
  values: {
    report: 'The page of the pollster or of its sponsor.',
    coverage: 'Coverage by another publisher, such as a news story.',
  },
})

export const FigureLinkRef = builder.objectRef<FigureLink>('FigureLink').implement({
  description: 'A second source of a figure.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'What the page adds, such as another poll’s result, or who printed the party shares.',
    }),
    url: t.exposeString('url', { description: 'URL of the page.' }),
  }),
})

/** Options of the field `also`. */
export const SECOND_SOURCES = {
  type: [FigureLinkRef] as [typeof FigureLinkRef],
  description:
    'Second sources: polls that `note` cites, and pages that print the party shares. Empty if there are none.',
  complexity: { field: 1, multiplier: 3 },
  resolve: ({ also }: { also: readonly FigureLink[] }) => [...also],
}

export const SharedValueRef = builder.objectRef<ValueCard>('SharedValue').implement({
  description: 'A value that both groups share, as measured by a published poll.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Stable id of the card, such as time-with-family.' }),
    title: t.exposeString('title', { description: 'Short name of the value, such as “Time with family”.' }),
    description: t.exposeString('description', { description: 'Finding of the poll, in one sentence.' }),
    percentage: t.exposeInt('percentage', {
      description: 'Share of all respondents who agreed, in whole percent.',
    }),
    conservative: t.exposeInt('conservative', {
      description: 'Share of the group `groups.conservative` that agreed, in whole percent.',
    }),
    liberal: t.exposeInt('liberal', {
      description: 'Share of the group `groups.liberal` that agreed, in whole percent.',
    }),
    independents: t.exposeInt('independents', {
      nullable: true,
      description:
        'Share of independents who agreed in the same poll, in whole percent. Null if no text gives it, and for polls by Pew ' +
        'Research Center, which counts people who lean toward a party with that party.',
    }),
    groups: t.expose('groups', {
      type: ValueGroupsRef,
      description: 'The pollster’s names for the two groups.',
    }),
    source: t.exposeString('source', {
      description: 'Organization that published the poll, such as Pew Research Center.',
    }),
    report: t.exposeString('report', { description: 'Title of the published report.' }),
    year: t.exposeInt('year', { description: 'Year of the poll, such as 2024.' }),
    fieldwork: t.exposeString('fieldwork', {
      nullable: true,
      description:
        'Dates of the interviews, such as “January 16–21, 2024”. Null if only `published` is known.',
    }),
    published: t.exposeString('published', {
      nullable: true,
      description: 'Date of publication. Null if the fieldwork dates are known.',
    }),
    population: t.exposeString('population', {
      description: 'Population surveyed, such as “5,140 U.S. adults, American Trends Panel”.',
    }),
    item: t.exposeString('item', {
      description: 'Question or statement in the poll, in some cases paraphrased.',
    }),
    asked: t.exposeString('asked', {
      description: 'Completes a sentence that begins “87% of Republicans”, such as “said it is important”.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Caveat about the figures. Null if there is none.',
    }),
    url: t.exposeString('url', { description: 'URL of the report, or of coverage of it.' }),
    link: t.expose('link', { type: ValueLinkEnum, description: 'Type of page that `url` links to.' }),
    also: t.field(SECOND_SOURCES),
    icon: t.exposeString('icon', { description: 'Name of a Lucide icon, such as store.' }),
  }),
})

builder.queryFields((t) => ({
  sharedValues: t.field({
    type: [SharedValueRef],
    description: 'All fifteen shared values, in display order.',
    complexity: { field: 1, multiplier: 15 },
    resolve: () => [...VALUE_CARDS],
  }),
  sharedValue: t.field({
    type: SharedValueRef,
    nullable: true,
    description: 'One shared value. Null if there is none with this slug.',
    args: { slug: t.arg.string({ required: true, description: 'Slug, such as term-limits-for-congress.' }) },
    resolve: (_root, { slug }) => findValue(slug),
  }),
}))
