import { builder } from '#api/graphql/builder.ts'
import { VALUE_CARDS, type ValueCard } from '#domain/values/cards.ts'

const ValueGroupsRef = builder.objectRef<ValueCard['groups']>('ValueGroups').implement({
  description: 'What the pollster called the two groups.',
  fields: (t) => ({
    conservative: t.exposeString('conservative', { description: 'The group behind `conservative`.' }),
    liberal: t.exposeString('liberal', { description: 'The group behind `liberal`.' }),
  }),
})

const SharedValueRef = builder.objectRef<ValueCard>('SharedValue').implement({
  description: 'One shared value as a published poll measured it.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What is shared.' }),
    description: t.exposeString('description', { description: 'What the poll found, in a sentence.' }),
    percentage: t.exposeInt('percentage', { description: 'Everyone who agreed, whole percent.' }),
    conservative: t.exposeInt('conservative', { description: 'Those of the first group who agreed.' }),
    liberal: t.exposeInt('liberal', { description: 'Those of the second group who agreed.' }),
    groups: t.expose('groups', { type: ValueGroupsRef, description: 'The groups, by the pollster’s names.' }),
    source: t.exposeString('source', { description: 'Who asked.' }),
    report: t.exposeString('report', { description: 'The report in which it was published.' }),
    year: t.exposeInt('year', { description: 'When it was asked.' }),
    fieldwork: t.exposeString('fieldwork', { description: 'When exactly, where that is known.' }),
    population: t.exposeString('population', { description: 'Who was asked.' }),
    item: t.exposeString('item', { description: 'What was asked.' }),
    note: t.exposeString('note', { nullable: true, description: 'What qualifies the figure.' }),
    url: t.exposeString('url', { description: 'Where the report stands.' }),
    icon: t.exposeString('icon', { description: 'A lucide icon’s name.' }),
  }),
})

builder.queryFields((t) => ({
  sharedValues: t.field({
    type: [SharedValueRef],
    description: 'The fifteen shared values, in the order of the gallery.',
    complexity: { field: 1, multiplier: 15 },
    resolve: () => [...VALUE_CARDS],
  }),
}))
