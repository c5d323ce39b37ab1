import { spawn, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { describeRest } from '#api/app.ts'
import { GRAPHQL_LIMITS } from '#api/graphql/yoga.ts'
import { LIMITS } from '#api/server/rate-limit.ts'
import { startTestServer } from '#api/test/server.ts'
import { ADDRESSES } from '#domain/contact/addresses.ts'
import { ERROR_STATUS } from '#domain/errors.ts'
import { seedDemo } from '#prisma/seed-demo.ts'

// Runs the examples in docs/api.md.

const { app, db, now } = await startTestServer({ RATE_LIMIT: 'on' })
await seedDemo(db.prisma, now())
const site = await app.listen({ port: 0, host: '127.0.0.1' })
const poll = await db.prisma.poll.findFirstOrThrow({ where: { status: 'open' } })

const text = await readFile(path.resolve(import.meta.dirname, '../../docs/api.md'), 'utf8')
const examples = [...text.matchAll(/^```(sh|js|graphql)\n(.*?)^```$/gms)].map(
  ([, language = '', code = '']) => ({
    language,
    code: code.replaceAll('http://localhost:4000', site).replaceAll('POLL_ID', poll.id),
    title: `${language}: ${code.split('\n', 1)[0]}`,
  }),
)
const hasCurl = spawnSync('curl', ['--version']).status === 0

test.skipIf(!hasCurl).each(examples.filter(({ language }) => language === 'sh'))(
  '$title',
  async ({ code }) => {
    const [, status] = /^# (\d{3})/.exec(code) ?? []
    const { output, exitCode } = await run('sh', [
      '-c',
      code.replace(/^curl /m, "curl -s -w '\\n%{http_code}' "),
    ])
    expect([exitCode, output.trim().split('\n').at(-1)]).toEqual([0, status])
  },
)

test.each(examples.filter(({ language }) => language === 'js'))('$title', async ({ code }) => {
  const { output, exitCode } = await run(process.execPath, ['--input-type=module', '-e', code])
  expect(output).not.toMatch(/Error|undefined/)
  expect(exitCode).toBe(0)
})

test.each(examples.filter(({ language }) => language === 'graphql'))('$title', async ({ code }) => {
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query: code } })
  expect(response.statusCode).toBe(200)
  expect(response.json().errors).toBeUndefined()
  expect(response.body).not.toMatch(/"code"/)
})

test('the page lists every route and every error code', async () => {
  const { paths } = describeRest() as { paths: Record<string, object> }
  const calls = Object.entries(paths).flatMap(([url, methods]) =>
    url.startsWith('/data/')
      ? `| \`${url.replace(/^\/data\/|\.\w+$/g, '')}.csv\`, \`.json\` |`
      : Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
  )
  expect(calls.filter((call) => !text.includes(call))).toEqual([])
  for (const [code, status] of Object.entries(ERROR_STATUS))
    expect(text).toContain(`| \`${code}\` | ${status}`)
})

test('the operations guide links to the example addresses to replace', async () => {
  const operations = await readFile(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const unreachable = Object.values(ADDRESSES).filter((address) => address.endsWith('.example'))
  if (unreachable.length > 0) expect(operations).toContain('](../domain/contact/addresses.ts)')
})

test('the documents state the current limits', async () => {
  const [operations, security] = (
    await Promise.all(
      ['docs/operations.md', 'docs/security.md'].map((file) =>
        readFile(path.resolve(import.meta.dirname, '../..', file), 'utf8'),
      ),
    )
  ).map((document) => document.replace(/\s+/g, ' '))
  const { vote, quiz, challenge, read, newsletter, contact, data, wrongToken, ...undocumented } = LIMITS
  expect(undocumented).toEqual({})
  for (const [what, { max }] of Object.entries({
    votes: vote,
    'quiz results': quiz,
    'completed challenges': challenge,
    'articles read to the end (`countRead`)': read,
    'newsletter sign-ups': newsletter,
    'contact messages': contact,
    'data exports, deletions, confirmations and unsubscribes, together': data,
  })) {
    expect(text).toContain(`| ${what} | ${max} an hour |`)
  }
  expect(text).toContain(`| wrong admin tokens | ${wrongToken.max} in ten minutes |`)
  const perHour =
    `${vote.max} votes, ${quiz.max} quiz results, ${challenge.max} challenge completions, ` +
    `${read.max} articles read to the end, ` +
    `${newsletter.max} newsletter sign-ups, ${contact.max} contact messages and ` +
    `${data.max} privacy or subscription requests an hour`
  expect(operations).toContain(`${perHour}; ${wrongToken.max} wrong admin tokens in ten minutes`)
  expect(security).toContain(perHour)
  const { depth, aliases, repetitions, directives, bytes } = GRAPHQL_LIMITS
  const [tokens, cost] = [GRAPHQL_LIMITS.tokens, GRAPHQL_LIMITS.cost].map((many) => many.toLocaleString('en'))
  expect(security).toContain(
    `depth ${depth}, ${aliases} aliases, a field ${repetitions} times in one selection, ${directives} directives, ` +
      `${tokens} tokens, cost ${cost} `,
  )
  for (const words of [
    `${depth} levels deep`,
    `${aliases} aliases`,
    `the same field at most ${repetitions} times`,
    `${directives} directives`,
    `${tokens} tokens`,
    `cost of ${cost}`,
    `${bytes / 1000} kB for GraphQL`,
  ]) {
    expect(text.replace(/\s+/g, ' ')).toContain(words)
  }
})

/** Asynchronous because the server runs in this process. */
function run(command: string, args: string[]): Promise<{ output: string; exitCode: number | null }> {
  return new Promise((resolve) => {
    const child = spawn(command, args)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('close', (exitCode) => resolve({ output, exitCode }))
  })
}
