import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeRest } from '#api/app.ts'
import { checksum, INTERNALS, JARGON } from '#api/test/checksum.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { seedDemo } from '#prisma/seed-demo.ts'

// Sends generated input to every route. No request may cause an internal error, reveal internals, or change
// data when it is rejected.

const { app, db, now } = await startTestServer()
// The daily totals, stored every hour, would look like a change.
await db.query('DELETE FROM pgboss.schedule')
await seedDemo(db.prisma, now())
const { paths = {} } = describeRest()
const poll = await db.prisma.poll.findFirstOrThrow({ where: { status: 'open' } })
const challenge = await db.prisma.challenge.findFirstOrThrow()

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    ...[
      '',
      ' ',
      '0',
      '-1',
      '1e309',
      '%',
      '../../etc/passwd',
      "' OR 1=1 --",
      '$1',
      '\\',
      '<script>',
      '\u0000',
      '\ud800',
    ],
    ...[
      '😀'.repeat(60),
      'null',
      'undefined',
      'NaN',
      '__proto__',
      'constructor',
      'a\r\nb: c',
      '١٢٣',
      '\u202e',
      'ﬁ',
    ],
    ...[poll.id, challenge.id, 'session_1_a'],
  ),
)
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.record(
    {
      optionIndex: fc.oneof(fc.integer(), fc.double(), nasty, fc.constant(null)),
      politicalAffiliation: fc.oneof(nasty, fc.constantFrom('LIBERAL', 'other', null, 7)),
      responses: fc.oneof(
        fc.dictionary(fc.oneof(nasty, fc.constantFrom('0', '9', '10')), nasty),
        fc.jsonValue(),
      ),
      overlapPercentage: fc.oneof(fc.integer(), fc.double(), nasty),
      sessionId: nasty,
      name: nasty,
      email: fc.oneof(nasty, fc.emailAddress()),
      subject: fc.oneof(nasty, fc.constantFrom('general', 'other')),
      message: nasty,
      title: nasty,
      description: nasty,
      type: fc.oneof(nasty, fc.constantFrom('quiz', 'share')),
      badgeIcon: nasty,
      badgeColor: fc.oneof(nasty, fc.constantFrom('gold')),
      points: fc.oneof(fc.integer(), fc.double(), nasty),
      isActive: fc.oneof(fc.boolean(), nasty),
    },
    { requiredKeys: [] },
  ),
)
const body = fc.oneof(
  { weight: 4, arbitrary: json.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: nasty },
)
const query = fc.array(
  fc.tuple(fc.oneof(fc.constantFrom('page', 'limit', 'tag', 'category', 'q'), nasty), nasty),
  {
    maxLength: 4,
  },
)

const calls = Object.entries(paths).flatMap(([path, item]) =>
  (['get', 'post'] as const).filter((method) => item?.[method]).map((method) => ({ method, path })),
)

test.each(calls)('$method $path handles arbitrary input', async ({ method, path }) => {
  let before = await checksum(db)
  await fc.assert(
    fc.asyncProperty(
      fc.array(nasty, { minLength: 2, maxLength: 2 }),
      query,
      body,
      fc.boolean(),
      async (parts, search, payload, admin) => {
        const used = [...parts]
        const url = path.replace(/\{\w+\}/g, () => encode(used.pop() ?? ''))
        const response = await app.inject({
          method: method === 'get' ? 'GET' : 'POST',
          url: `${url}?${search.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`,
          headers: {
            ...(method === 'post' && { 'content-type': 'application/json' }),
            ...(admin && asAdmin),
          },
          ...(method === 'post' && { payload }),
        })
        const isUnconfigured =
          response.statusCode === 503 && response.json().code === 'GENERATION_UNAVAILABLE'
        expect(isUnconfigured || response.statusCode < 500, `${response.statusCode} ${response.body}`).toBe(
          true,
        )
        if (response.statusCode >= 400) {
          expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
          expect(response.body).not.toMatch(INTERNALS)
          const { detail, errors = [] } = response.json()
          const said = [detail, ...errors.map(({ message }: { message: string }) => message)].join('\n')
          expect(said).not.toMatch(JARGON)
        }
        if (method === 'get') return
        const after = await checksum(db)
        if (response.statusCode >= 400) expect(after).toBe(before)
        before = after
      },
    ),
    { numRuns: process.env['FULL'] ? 50 : 3 },
  )
  expect(await checksum(db)).toBe(before)
})

/** Percent-encodes the text. A lone surrogate becomes bytes that are invalid in UTF-8. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}
