import { AFFILIATIONS, type Affiliation } from '#domain/polls/affiliations.ts'
import { expect, requestAsAdmin } from './fixtures.ts'
import type { Site } from './server.ts'

/** Voters per option, in option order. */
export type Ballots = Partial<Record<Affiliation, readonly number[]>>

export const POLL_OPTIONS = ['Meeting times', 'Time to speak', 'Agendas a week ahead'] as const

/** Enough to compare the groups, which all chose the first option most often. */
export const ENOUGH_BALLOTS: Ballots = {
  conservative: [12, 11, 11],
  liberal: [15, 9, 8],
  independent: [14, 9, 8],
}

/** Opens a poll and casts ballots from as many browsers. */
export async function createPoll(site: Site, question: string, ballots: Ballots = {}, closesInMs?: number) {
  const { createPoll: poll } = await requestAsAdmin(
    site,
    'mutation ($question: String!, $options: [String!]!, $closesAt: DateTime) { createPoll(question: $question, options: $options, closesAt: $closesAt) { ... on Poll { id slug } } }',
    {
      question,
      options: POLL_OPTIONS,
      ...(closesInMs !== undefined && { closesAt: new Date(Date.now() + closesInMs).toISOString() }),
    },
  )
  for (const affiliation of AFFILIATIONS)
    for (const [optionIndex, voters] of (ballots[affiliation] ?? []).entries())
      for (let voter = 0; voter < voters; voter += 1) await vote(site, poll.id, optionIndex, affiliation)
  return poll as { id: string; slug: string }
}

/** Without a cookie, so every vote is a ballot of its own. */
async function vote(site: Site, pollId: string, optionIndex: number, affiliation: Affiliation) {
  const response = await fetch(`${site.url}/api/polls/${pollId}/vote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ optionIndex, politicalAffiliation: affiliation }),
  })
  expect(response.status).toBe(201)
}

export function closePoll(site: Site, id: string) {
  return requestAsAdmin(site, 'mutation ($id: ID!) { closePoll(id: $id) { __typename } }', { id })
}
