import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { VALUE_CARDS, type ValueCard } from '#domain/values/cards.ts'

const ValueGroupsRef = builder.objectRef<ValueCard['groups']>('ValueGroups').implement({
  description: 'Names of the two groups in the published poll.',
  fields: (t) => ({
    conservative: t.exposeString('conservative', {
      description: 'Name of the group that `conservative` counts.',
    }),
    liberal: t.exposeString('liberal', { description: 'Name of the group that `liberal` counts.' }),
  }),
})

const ValueLinkEnum = enumType('ValueLink', {
  description: 'What the address of a shared value leads to.',
  values: {
    report: 'The page of the pollster or of its sponsor.',
    coverage: 'An account by somebody else, such as a news story.',
  },
})

const SharedValueRef = builder.objectRef<ValueCard>('SharedValue').implement({
  description: 'A shared value, as measured by a published poll.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Stable id of the card, such as time-with-family.' }),
    title: t.exposeString('title', { description: 'Short name of the value.' }),
    description: t.exposeString('description', { description: 'Finding of the poll, in a sentence.' }),
    percentage: t.exposeInt('percentage', {
      description: 'Share of all respondents who agreed, in whole percent.',
    }),
    conservative: t.exposeInt('conservative', {
      description: 'Share of the first group that agreed, in whole percent.',
    }),
    liberal: t.exposeInt('liberal', {
      description: 'Share of the second group that agreed, in whole percent.',
    }),
    groups: t.expose('groups', { type: ValueGroupsRef, description: 'Names of the two groups.' }),
    source: t.exposeString('source', { description: 'The pollster.' }),
    report: t.exposeString('report', { description: 'Title of the published report.' }),
    year: t.exposeInt('year', { description: 'Year of the poll.' }),
    fieldwork: t.exposeString('fieldwork', {
      nullable: true,
      description: 'Dates of the fieldwork, as far as they are published; null if only `published` is known.',
    }),
    published: t.exposeString('published', {
      nullable: true,
      description: 'Date of publication, given where the dates of the fieldwork are unknown.',
    }),
    population: t.exposeString('population', { description: 'The people polled, such as U.S. adults.' }),
    item: t.exposeString('item', { description: 'Wording of the poll question.' }),
    asked: t.exposeString('asked', {
      description: 'Completes a sentence such as “87% of Republicans …”.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'A caveat about the figures, if there is one.',
    }),
    url: t.exposeString('url', { description: 'Address of the report, or of an account of it.' }),
    link: t.expose('link', { type: ValueLinkEnum, description: 'What `url` leads to.' }),
    icon: t.exposeString('icon', { description: 'Name of a lucide icon.' }),
  }),
})

builder.queryFields((t) => ({
  sharedValues: t.field({
    type: [SharedValueRef],
    description: 'The fifteen shared values, in gallery order.',
    complexity: { field: 1, multiplier: 15 },
    resolve: () => [...VALUE_CARDS],
  }),
}))
