// The baseline for uncached reads: the same statements and as much JSON, without GraphQL, validation or a cache.
import { createServer } from 'node:http'
import { openStore } from './store.ts'

const store = await openStore()

interface Tally {
  affiliation: string
  optionIndex: number
  votes: number
}

async function home() {
  const [challenges, featuredPosts, polls, issues] = await Promise.all([
    store.query(
      'challenges',
      `SELECT id, type, title, description, points, "badgeIcon", "badgeColor" FROM "Challenge"
       WHERE "isActive" ORDER BY "createdAt", id LIMIT 100`,
      [],
    ),
    store.query<{ wordCount: number }>(
      'featured',
      `SELECT id, slug, title, excerpt, category, tags, author, "featuredImage", "featuredImageAlt", "coverVariant",
         "publishedAt", "wordCount", "aiModel", "aiEdited", "reviewedAt"
       FROM "Post" WHERE status = 'published' ORDER BY featured DESC, "publishedAt" DESC, id DESC LIMIT $1`,
      [4],
    ),
    store.query<{ id: string; question: string; options: string[] }>(
      'poll',
      `SELECT id, question, options FROM "Poll" WHERE status = 'open' ORDER BY position, "createdAt" DESC LIMIT 1`,
      [],
    ),
    store.query(
      'issues',
      `SELECT count(*)::int AS "totalCount" FROM "NewsletterIssue" WHERE "sentAt" IS NOT NULL`,
      [],
    ),
  ])
  const [poll] = polls
  const tallies = await store.query<Tally>(
    'tallies',
    `SELECT affiliation, "optionIndex", votes FROM "Tally" WHERE "pollId" = $1`,
    [poll?.id],
  )
  const resultsOf = (rows: Tally[]) => {
    const total = rows.reduce((sum, row) => sum + row.votes, 0)
    return (poll?.options ?? []).map((option, index) => {
      const votes = rows.filter((row) => row.optionIndex === index).reduce((sum, row) => sum + row.votes, 0)
      return { option, votes, percentage: total === 0 ? 0 : Math.round((votes / total) * 100) }
    })
  }
  const groups = Object.entries(Object.groupBy(tallies, (tally) => tally.affiliation))
  const activePoll = {
    ...poll,
    totalVotes: tallies.reduce((sum, row) => sum + row.votes, 0),
    minGroupSize: 5,
    results: resultsOf(tallies),
    resultsByAffiliation: groups.map(([affiliation, rows = []]) => ({
      affiliation,
      total: rows.reduce((sum, row) => sum + row.votes, 0),
      results: resultsOf(rows),
    })),
  }
  const leading = featuredPosts.map(({ wordCount, ...post }) => ({
    ...post,
    readTime: Math.ceil(wordCount / 200),
  }))
  return { data: { challenges, featuredPosts: leading, activePoll, newsletterIssues: issues[0] } }
}

createServer((request, response) => {
  request.resume()
  if (request.url !== '/graphql') {
    response.end()
    return
  }
  home().then(
    (body) =>
      response
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(body)),
    (error: Error) => response.writeHead(500).end(error.message),
  )
}).listen(Number(process.env['PORT']), process.env['HOST'])
