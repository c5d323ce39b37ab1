import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Example {
  name: string
  query: string
  variables: Record<string, unknown>
  headers: Record<string, string>
}

const sessionId = 'session_1763640000000_example'
/** By file name. graphiql-start.js replaces the names in capitals. */
const VARIABLES: Readonly<Record<string, Record<string, unknown>>> = {
  '02-blog': { filter: { search: 'neighbors', category: null, tags: [] }, page: 1 },
  '03-article': { slug: 'ARTICLE_SLUG' },
  '04-poll-archive': { pollSlug: 'POLL_SLUG' },
  '04-vote': { pollId: 'POLL_ID', optionIndex: 0, affiliation: 'INDEPENDENT' },
  '05-quiz': {
    responses: [
      { question: 0, value: 'child-care' },
      { question: 1, value: 'hiring' },
    ],
  },
  '06-challenges': { sessionId, challengeId: 'CHALLENGE_ID' },
  '07-privacy': { sessionId },
  '08-contact': {
    name: 'Maria Lopez',
    email: 'maria@example.org',
    subject: 'partnership',
    message: 'Our library would like to host an evening.',
  },
  '08-newsletter': { issueSlug: 'ISSUE_SLUG' },
}

const folder = path.join(import.meta.dirname, 'examples')

/** One document per part of the site. */
export const examples: readonly Example[] = readdirSync(folder)
  .sort()
  .map((file): Example => {
    const name = path.basename(file, '.graphql')
    return {
      name,
      query: readFileSync(path.join(folder, file), 'utf8').trim(),
      variables: VARIABLES[name] ?? {},
      headers: name === '09-admin' ? { Authorization: 'Bearer <the admin token>' } : {},
    }
  })
