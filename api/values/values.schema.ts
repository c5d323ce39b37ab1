import { builder } from '#api/graphql/builder.ts'
import { PARTY_LABELS, type ShareLabels } from '#domain/drawing/parties.ts'
import { findValue, VALUE_CARDS, type ValueCard } from '#domain/values/cards.ts'
import { FigureRef } from './figure.schema.ts'

const ValueGroupsRef = builder.objectRef<ShareLabels>('ValueGroups').implement({
  description: 'Names that the pollster uses for the two groups it compared.',
  fields: (t) => ({
    conservative: t.exposeString('republicans', {
      description: 'Name of the group in `SharedValue.conservative`, such as Republicans.',
    }),
    liberal: t.exposeString('democrats', {
      description: 'Name of the group in `SharedValue.liberal`, such as Democrats.',
    }),
  }),
})

export const SharedValueRef = builder.objectRef<ValueCard>('SharedValue').implement({
  description: 'A question of a published poll on which most of both groups gave the same answer.',
  interfaces: [FigureRef],
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Stable id of the card, such as time-with-family.' }),
    title: t.exposeString('title', { description: 'Short name of the value, such as “Time with family”.' }),
    description: t.exposeString('description', { description: 'Finding of the poll, in one sentence.' }),
    percentage: t.exposeInt('overall', {
      description: 'Share of all respondents who agreed, in whole percent.',
    }),
    conservative: t.exposeInt('republicans', {
      description: 'Share of the group `groups.conservative` that agreed, in whole percent.',
    }),
    liberal: t.exposeInt('democrats', {
      description: 'Share of the group `groups.liberal` that agreed, in whole percent.',
    }),
    groups: t.field({
      type: ValueGroupsRef,
      description: 'The pollster’s names for the two groups.',
      resolve: () => PARTY_LABELS,
    }),
    source: t.exposeString('pollster', {
      description: 'Organization that published the poll, such as Pew Research Center.',
    }),
    report: t.exposeString('report', { description: 'Title of the published report.' }),
    published: t.exposeString('published', {
      nullable: true,
      description: 'Date of publication. Null if the fieldwork dates are known.',
    }),
    item: t.exposeString('question', {
      description: 'Question or statement in the poll, in some cases paraphrased.',
    }),
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
    description: 'One of the shared values. Null if none has this slug.',
    args: { slug: t.arg.string({ required: true, description: 'Slug, such as term-limits-for-congress.' }) },
    resolve: (_root, { slug }) => findValue(slug),
  }),
}))
