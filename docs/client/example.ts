// Requests every route of the API once. A test compiles this file with the generated types and runs it.
import { createClient, Problem } from './client.ts'

/** Returns one line of output for each step. */
export async function runExample(site: string, adminToken: string): Promise<string[]> {
  const output: string[] = []
  const api = createClient(site)

  const posts = await api.get('/api/blog/posts', { query: { limit: 3, tag: [] } })
  const [first] = posts
  if (!first) throw new Error('There are no articles')
  const post = await api.get('/api/blog/posts/{slug}', { path: { slug: first.slug } })
  output.push(`${post.title}, by ${post.author}: ${post.readTime} minutes`)
  const featured = await api.get('/api/blog/posts/featured')
  const found = await api.get('/api/blog/search', { query: { q: 'neighbors' } })
  const related = await api.get('/api/blog/posts/category/{category}', { path: { category: post.category } })
  output.push(`${featured.length} featured, ${found.length} found, ${related.length} in ${post.category}`)

  const [poll] = await api.get('/api/polls')
  if (!poll) throw new Error('There is no open poll')
  const vote = await api.post('/api/polls/{id}/vote', {
    path: { id: poll.id },
    body: { optionIndex: 0, politicalAffiliation: 'independent' },
  })
  const results = await api.get('/api/polls/{id}/results', { path: { id: poll.id } })
  const groups = await api.get('/api/polls/{id}/results/by-affiliation', { path: { id: poll.id } })
  const ground = await api.get('/api/polls/{id}/common-ground', { path: { id: poll.id } })
  if (ground.enough)
    output.push(`Conservatives and liberals differ by at most ${ground.widest?.difference} points.`)
  output.push(`${poll.question} ${vote.results[0]?.option}: ${results[0]?.percentage}%`)
  output.push(`Independents: ${groups.independent?.[0]?.percentage}%`)

  const sessionId = `session_${Date.now()}_example`
  const { questions } = await api.get('/api/quiz')
  const [option] = questions[0]?.options ?? []
  if (!option) throw new Error('The quiz has no questions')
  output.push(`${option.republicans}% of Republicans and ${option.democrats}% of Democrats ${option.asked}`)
  const quiz = await api.post('/api/quiz/submit', {
    body: { responses: { 0: option.value, 1: 'hiring' }, overlapPercentage: 80, sessionId },
  })
  output.push(`Overlap ${quiz.overlapPercentage}%, ${quiz.categories.map(({ name }) => name).join(', ')}`)

  const [value] = await api.get('/api/values')
  if (!value) throw new Error('There are no shared values')
  const { title, percentage } = await api.get('/api/values/{slug}', { path: { slug: value.slug } })
  const splits = await api.get('/api/splits')
  const today = await api.get('/api/today')
  output.push(`${title}: ${percentage}%. ${splits.length} splits. Today: ${today.figure.title}`)

  const [challenge] = await api.get('/api/challenges')
  if (!challenge) throw new Error('There are no challenges')
  await api.post('/api/challenges/{id}/complete', { path: { id: challenge.id }, body: { sessionId } })
  const completed = await api.get('/api/challenges/completed/{sessionId}', { path: { sessionId } })
  output.push(`Completed: ${completed.map(({ title, points }) => `${title} (${points})`).join(', ')}`)

  const message = await api.post('/api/contact', {
    body: { name: 'Jo', email: 'jo@example.org', subject: 'technical', message: 'The client works.' },
  })
  const signUp = await api.post('/api/newsletter/subscribe', { body: { email: 'jo@example.org' } })
  output.push(`Message id: ${message.id}. Newsletter sign-up stored: ${signUp.success}.`)

  const issues = await api.get('/api/newsletter/issues', { query: { limit: 3 } })
  for (const { slug } of issues) {
    const issue = await api.get('/api/newsletter/issues/{slug}', { path: { slug } })
    output.push(`Issue: ${issue.subject}, with ${issue.posts.length} articles`)
  }

  const [week] = await api.get('/api/activity', { query: { weeks: 1 } })
  output.push(week ? `Week of ${week.week}: ${week.votes} votes` : 'No complete week yet')

  const admin = createClient(site, { authorization: `Bearer ${adminToken}` })
  const status = await admin.get('/api/blog/automation/status')
  output.push(`Next post: ${new Date(status.nextPostTime).toISOString()}`)
  const created = await admin.post('/api/challenges', {
    body: { ...challenge, title: `${challenge.title} again`, badgeColor: 'gold', points: 5 },
  })
  output.push(`Created: ${created.title}`)
  // The body of an upload is the file, so it needs no client.
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const uploaded = await fetch(`${site}/api/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'image/png' },
    body: Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0)),
  })
  output.push(`Uploaded a picture: ${uploaded.status}`)
  try {
    const generated = await admin.post('/api/blog/generate')
    output.push(`Generated: ${generated.title}`)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    output.push(`${error.status} ${error.code}: ${error.message}`)
  }

  // TypeScript rejects unknown routes, missing input and unknown response fields:
  // @ts-expect-error there is no such route
  api.get('/api/nothing').catch(() => {})
  // @ts-expect-error a vote requires an option
  api.post('/api/polls/{id}/vote', { path: { id: poll.id }, body: {} }).catch(() => {})
  // @ts-expect-error posts have no body field
  output.push(String(post.body))
  return output
}
