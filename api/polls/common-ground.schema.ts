import { builder } from '#api/graphql/builder.ts'
import {
  type BallotShortfall,
  type CommonGround,
  commonGround,
  type OptionComparison,
} from '#domain/polls/common-ground.ts'
import { optionResults, resultsByAffiliation } from '#domain/polls/results.ts'
import { AffiliationEnum, PollRef } from './poll.schema.ts'

const BallotShortfallRef = builder.objectRef<BallotShortfall>('BallotShortfall').implement({
  description: 'A group that cannot be compared yet.',
  fields: (t) => ({
    affiliation: t.expose('affiliation', {
      type: AffiliationEnum,
      description: 'Affiliation of this group.',
    }),
    have: t.exposeInt('have', {
      nullable: true,
      description:
        'Number of ballots from this group. Null if the group is withheld, or if the poll includes sample votes.',
    }),
    need: t.exposeInt('need', { description: 'Number of ballots that the group needs to be compared.' }),
  }),
})

const OptionComparisonRef = builder.objectRef<OptionComparison>('OptionComparison').implement({
  description:
    'Comparison of the groups for one option, in whole percent. All fields except `option` and `everyone` are null unless `enough` is true.',
  fields: (t) => ({
    option: t.exposeString('option', { description: 'Text of the option.' }),
    lowest: t.exposeInt('lowest', {
      nullable: true,
      description:
        'The lowest share in any compared group, rounded down. At least this share of every compared group chose the option.',
    }),
    lowestGroup: t.expose('lowestGroup', {
      type: AffiliationEnum,
      nullable: true,
      description: 'Compared group with the lowest share. Null if there is a tie.',
    }),
    difference: t.exposeInt('difference', {
      nullable: true,
      description:
        'Absolute difference between the shares of conservatives and liberals, in percentage points.',
    }),
    groupAverage: t.exposeInt('groupAverage', {
      nullable: true,
      description: 'Mean of the compared groups’ shares, in which each group has the same weight.',
    }),
    everyone: t.exposeInt('everyone', { description: 'Share of all votes, as in `Poll.results`.' }),
  }),
})

const WidestDifferenceRef = builder
  .objectRef<NonNullable<CommonGround['widest']>>('WidestDifference')
  .implement({
    description: 'The largest difference between conservatives and liberals.',
    fields: (t) => ({
      option: t.exposeString('option', {
        nullable: true,
        description: 'Text of the option on which they differ most. Null if there is a tie.',
      }),
      difference: t.exposeInt('difference', { description: 'The difference in percentage points.' }),
    }),
  })

export const CommonGroundRef = builder.objectRef<CommonGround>('CommonGround').implement({
  description:
    'What the groups of a poll have in common. Only groups that are shown and have at least 30 ballots are compared. Polls with sample votes are not compared at all.',
  fields: (t) => ({
    version: t.exposeString('version', {
      description:
        'Version of the calculation. It changes whenever the same ballots would produce a different result.',
    }),
    enough: t.exposeBoolean('enough', {
      description:
        'True if conservatives, liberals and independents are shown and each have at least 30 ballots, and the poll includes no sample votes.',
    }),
    shortfall: t.expose('shortfall', {
      type: [BallotShortfallRef],
      description:
        'Groups that need more ballots. Polls with sample votes list conservatives, liberals and independents. Empty if `enough` is true.',
    }),
    firstChoice: t.exposeInt('firstChoice', {
      nullable: true,
      description:
        'Index of the option that is the first choice of every compared group. Null if the first choices differ, if a group has a tie for first place, or if `enough` is false.',
    }),
    tiedGroups: t.expose('tiedGroups', {
      type: [AffiliationEnum],
      description: 'Compared groups with a tie for first place.',
    }),
    options: t.expose('options', {
      type: [OptionComparisonRef],
      description: 'The options of the poll, in order.',
    }),
    widest: t.expose('widest', {
      type: WidestDifferenceRef,
      nullable: true,
      description: 'Where conservatives and liberals differ most. Null if `enough` is false.',
    }),
  }),
})

builder.prismaObjectField(PollRef, 'commonGround', (t) =>
  t.field({
    type: CommonGroundRef,
    description: 'What the groups have in common, and where conservatives and liberals differ most.',
    select: { options: true, exampleVotes: true, tallies: true },
    resolve: (poll, _args, { env }) =>
      commonGround({
        results: optionResults(poll.options, poll.tallies),
        groups: resultsByAffiliation(poll, env.MIN_GROUP_SIZE),
        exampleVotes: poll.exampleVotes,
      }),
  }),
)
