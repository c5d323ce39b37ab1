import { builder } from '#api/graphql/builder.ts'
import { VALUE_CARDS, type ValueCard } from '#domain/values/cards.ts'
import { slugOfValue } from '#domain/values/slug.ts'

const ValueGroupsRef = builder.objectRef<ValueCard['groups']>('ValueGroups').implement({
  description: 'Names of the two groups in the published poll.',
  fields: (t) => ({
    conservative: t.exposeString('conservative', {
      description: 'Name of the group that `conservative` counts.',
    }),
    liberal: t.exposeString('liberal', { description: 'Name of the group that `liberal` counts.' }),
  }),
})

export const SharedValueRef = builder.objectRef<ValueCard>('SharedValue').implement({
  description: 'A shared value, as measured by a published poll.',
  fields: (t) => ({
    slug: t.string({
      description: 'Stable name of the value in newsletter issues, such as more-apprenticeships.',
      resolve: slugOfValue,
    }),
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
      description: 'Dates of the fieldwork, as far as they are published.',
    }),
    population: t.exposeString('population', { description: 'The people polled, such as U.S. adults.' }),
    item: t.exposeString('item', { description: 'Wording of the poll question.' }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'A caveat about the figures, if there is one.',
    }),
    url: t.exposeString('url', { description: 'Address of the report.' }),
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
