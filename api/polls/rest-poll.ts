import { z } from 'zod'
import { enumValue } from '#domain/enum-names.ts'
import { AFFILIATIONS } from '#domain/polls/affiliations.ts'
import { MIN_COMPARED_BALLOTS } from '#domain/polls/common-ground.ts'
import type { RestCommonGroundQuery, RestPollFragment } from './poll.rest.generated.ts'

const EXAMPLE = {
  id: 'cmi7x0c9e0001',
  slug: 'what-should-a-town-do-first-with-a-budget-surplus',
  question: 'What should a town do first with a budget surplus?',
  options: ['Repair roads', 'Lower taxes', 'Fund schools'],
  exampleVotes: 0,
}

export const restPollSchema = z
  .object({
    id: z.string().describe('Stable id of the poll.'),
    slug: z.string().describe('Last part of the URL /polls/{slug}. It never changes.'),
    question: z.string().describe('The question, as plain text.'),
    options: z
      .array(z.string())
      .describe('The 2 to 10 options, as plain text. A vote refers to an option by its index in this list.'),
    exampleVotes: z
      .int()
      .min(0)
      .describe(
        'Number of sample votes, which nobody cast, in the results of this poll. Label the results as sample data unless this is 0.',
      ),
    closesAt: z.iso
      .datetime()
      .optional()
      .describe('Time at which the poll closes automatically. Absent if it has no closing time.'),
    closedAt: z.iso.datetime().optional().describe('When the poll was closed. Absent while it is open.'),
    outcome: z
      .object({
        text: z.string().describe('The report as plain text, at most 1,000 characters.'),
        at: z.iso.datetime().describe('When the text was last changed.'),
      })
      .optional()
      .describe('What happened as a result of the poll. Absent if nothing has been reported.'),
  })
  .meta({
    id: 'Poll',
    description:
      'A question for visitors to the site. Anyone can answer, so the voters are not a scientific sample.',
    examples: [
      EXAMPLE,
      {
        ...EXAMPLE,
        closedAt: '2026-11-06T15:00:00.000Z',
        outcome: { text: 'The council will repair two roads first.', at: '2026-11-16T15:00:00.000Z' },
      },
    ],
  })

/** Omits null fields, so that an open poll without a closing time stays small. */
export function restPoll({ closesAt, closedAt, outcome, ...poll }: RestPollFragment) {
  return {
    ...poll,
    ...(closesAt && { closesAt }),
    ...(closedAt && { closedAt }),
    ...(outcome && { outcome }),
  }
}

const affiliation = z.enum(AFFILIATIONS)
const share = z.int().min(0).max(100)
const points = z.int().min(0).max(100)

export const restCommonGroundSchema = z
  .object({
    version: z
      .string()
      .describe(
        'Version of the calculation. It changes whenever the same ballots would produce a different result.',
      ),
    enough: z
      .boolean()
      .describe(
        `True if conservatives, liberals and independents each have at least ${MIN_COMPARED_BALLOTS} ballots, and the poll includes no sample votes.`,
      ),
    shortfall: z
      .array(
        z.object({
          affiliation: affiliation.describe('Political affiliation of this group.'),
          have: z
            .int()
            .min(0)
            .nullable()
            .describe(
              'Number of ballots. Null if the group is withheld, or if the poll includes sample votes.',
            ),
          need: z.int().min(1).describe('Number of ballots that the group needs to be compared.'),
        }),
      )
      .describe(
        'Groups that need more ballots. Polls with sample votes list conservatives, liberals and independents. Empty if `enough` is true.',
      ),
    firstChoice: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'Index of the option that is the first choice of every compared group. Null if the first choices differ, if a group has a tie for first place, or if `enough` is false.',
      ),
    tiedGroups: z.array(affiliation).describe('Compared groups with a tie for first place.'),
    options: z
      .array(
        z.object({
          option: z.string().describe('Text of the option, as in GET /api/polls.'),
          everyone: share.describe('Share of all votes in whole percent.'),
          groupAverage: share
            .nullable()
            .describe('Mean of the compared groups’ shares, in which each group has the same weight.'),
          lowest: share
            .nullable()
            .describe(
              'The lowest share in any compared group, rounded down. At least this share of every compared group chose the option.',
            ),
          lowestGroup: affiliation
            .nullable()
            .describe('Compared group with the lowest share. Null if there is a tie.'),
          difference: points
            .nullable()
            .describe(
              'Absolute difference between the shares of conservatives and liberals, in percentage points.',
            ),
        }),
      )
      .describe(
        'The options of the poll, in order. All shares except `everyone` are null if `enough` is false.',
      ),
    widest: z
      .object({
        option: z
          .string()
          .nullable()
          .describe(
            'Text of the option on which conservatives and liberals differ most. Null if there is a tie.',
          ),
        difference: points.describe('The difference in percentage points.'),
      })
      .nullable()
      .describe('Where conservatives and liberals differ most. Null if `enough` is false.'),
  })
  .meta({
    id: 'CommonGround',
    description:
      'What the groups of a poll have in common. A withheld group, or one with fewer than 30 ballots, affects no figure except `everyone`.',
    examples: [
      {
        version: 'cg-2',
        enough: true,
        shortfall: [],
        firstChoice: 0,
        tiedGroups: [],
        options: [
          {
            option: 'Repair roads',
            everyone: 62,
            groupAverage: 61,
            lowest: 55,
            lowestGroup: 'liberal',
            difference: 14,
          },
          {
            option: 'Lower taxes',
            everyone: 21,
            groupAverage: 22,
            lowest: 11,
            lowestGroup: 'liberal',
            difference: 12,
          },
          {
            option: 'Fund schools',
            everyone: 17,
            groupAverage: 17,
            lowest: 8,
            lowestGroup: 'conservative',
            difference: 26,
          },
        ],
        widest: { option: 'Fund schools', difference: 26 },
      },
    ],
  })

type CommonGround = NonNullable<RestCommonGroundQuery['poll']>['commonGround']

export function restCommonGround({ shortfall, tiedGroups, options, ...comparison }: CommonGround) {
  return {
    ...comparison,
    shortfall: shortfall.map((group) => ({ ...group, affiliation: enumValue(group.affiliation) })),
    tiedGroups: tiedGroups.map((group) => enumValue(group)),
    options: options.map((option) => ({
      ...option,
      lowestGroup: option.lowestGroup && enumValue(option.lowestGroup),
    })),
  }
}
