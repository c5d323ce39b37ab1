import { z } from 'zod'
import { enumValue } from '#domain/enum-names.ts'
import { AFFILIATIONS } from '#domain/polls/affiliations.ts'
import { COMPARED_GROUPS, MIN_COMPARED_BALLOTS } from '#domain/polls/common-ground.ts'
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
    id: z.string().describe('Id of the poll, which never changes.'),
    slug: z
      .string()
      .describe('Last part of the address of the poll’s page, /polls/{slug}. It never changes.'),
    question: z.string().describe('The question, as plain text.'),
    options: z
      .array(z.string())
      .describe('Texts of the 2 to 10 options. A vote names an option by its index in this list.'),
    exampleVotes: z
      .int()
      .min(0)
      .describe(
        'Number of sample votes that the results of this poll include. Nobody cast them. Label results as sample data unless it is 0.',
      ),
    closesAt: z.iso
      .datetime()
      .optional()
      .describe('When the poll closes by itself. Left out if it has no closing time.'),
    closedAt: z.iso.datetime().optional().describe('When the poll was closed. Left out while it is open.'),
    outcome: z
      .object({
        text: z.string().describe('Plain text of at most 1,000 characters.'),
        at: z.iso.datetime().describe('When the text was last changed.'),
      })
      .optional()
      .describe('What came of the poll. Left out if nothing was reported.'),
  })
  .meta({
    id: 'Poll',
    description:
      'A question to visitors of the site. Anyone can answer, so the voters are not a scientific sample.',
    examples: [
      EXAMPLE,
      {
        ...EXAMPLE,
        closedAt: '2026-11-06T15:00:00.000Z',
        outcome: { text: 'The council will repair two roads first.', at: '2026-11-16T15:00:00.000Z' },
      },
    ],
  })

/** Leaves out what is null, so that an open poll without a closing time stays small. */
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
      .describe('Version of the calculation. It changes when the same ballots would give another result.'),
    enough: z
      .boolean()
      .describe(
        `Whether ${COMPARED_GROUPS.join(', ')} have ${MIN_COMPARED_BALLOTS} ballots each, and none of the votes is a sample.`,
      ),
    missing: z
      .array(
        z.object({
          affiliation: affiliation.describe('Political affiliation of this group.'),
          have: z
            .int()
            .min(0)
            .nullable()
            .describe('Number of ballots. Null for a withheld group, and if the poll counts sample votes.'),
          need: z.int().min(1).describe('Number of ballots that the group needs.'),
        }),
      )
      .describe('Groups that need more ballots. Empty if there are enough.'),
    firstChoice: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'Index of the option that every group chose most often. Null if there is none, or if a group has a tie for first place.',
      ),
    tiedGroups: z.array(affiliation).describe('Groups with a tie for first place.'),
    options: z
      .array(
        z.object({
          option: z.string().describe('Text of the option, as in GET /api/polls.'),
          everyone: share.describe('Share of all votes in whole percent.'),
          eachGroupOnce: share
            .nullable()
            .describe(
              'Mean of the groups’ shares, so that a large group does not weigh more than a small one.',
            ),
          lowest: share
            .nullable()
            .describe('The lowest share in any group. In every group, at least this share chose the option.'),
          lowestGroup: affiliation
            .nullable()
            .describe('The group with the lowest share. Null if several groups have it.'),
          difference: points
            .nullable()
            .describe('Percentage points between conservatives and liberals, without a sign.'),
        }),
      )
      .describe('The options of the poll, in order. Only everyone is known while ballots are missing.'),
    widest: z
      .object({
        option: z
          .string()
          .nullable()
          .describe('Text of the option on which conservatives and liberals differ most. Null on a tie.'),
        difference: points.describe('The difference in percentage points.'),
      })
      .nullable()
      .describe('Where conservatives and liberals differ most. Null while ballots are missing.'),
  })
  .meta({
    id: 'CommonGround',
    description:
      'What the groups of a poll have in common. A group whose results are withheld is not part of any figure except everyone.',
    examples: [
      {
        version: 'cg-1',
        enough: true,
        missing: [],
        firstChoice: 0,
        tiedGroups: [],
        options: [
          {
            option: 'Repair roads',
            everyone: 62,
            eachGroupOnce: 61,
            lowest: 55,
            lowestGroup: 'liberal',
            difference: 14,
          },
          {
            option: 'Lower taxes',
            everyone: 21,
            eachGroupOnce: 22,
            lowest: 11,
            lowestGroup: 'liberal',
            difference: 12,
          },
          {
            option: 'Fund schools',
            everyone: 17,
            eachGroupOnce: 17,
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

export function restCommonGround({ missing, tiedGroups, options, ...ground }: CommonGround) {
  return {
    ...ground,
    missing: missing.map((group) => ({ ...group, affiliation: enumValue(group.affiliation) })),
    tiedGroups: tiedGroups.map((group) => enumValue(group)),
    options: options.map((option) => ({
      ...option,
      lowestGroup: option.lowestGroup && enumValue(option.lowestGroup),
    })),
  }
}
