import { beforeEach, expect, test } from 'vitest'
import { startTestServer } from '#api/test/server.ts'
import { FIRST_DAY } from '#domain/today/days.ts'
import { questionOn, TODAY_FIGURES } from '#domain/today/questions.ts'

const server = await startTestServer({}, {}, { cacheBytes: 1_000_000 })
/** Noon of that day in New York, the site's time zone. */
const noon = (day: string) => new Date(`${day}T17:00:00Z`)
beforeEach(() => server.setNow(noon('2026-11-24')))

const QUESTION = '{ date party figure { kind slug title asked republicans democrats source url note } }'
const ask = async (variables: object = {}, selection = QUESTION) => {
  const query = `query ($date: String) { today(date: $date) ${selection} }`
  return (await server.graphql(query, { ...variables })).data['today'] as Record<string, unknown> | null
}
const rest = async (query = '') => {
  const { statusCode, body } = await server.app.inject(`/api/today${query}`)
  return { statusCode, body: JSON.parse(body) }
}

test('the question is the one of the published order, with its figure and source', async () => {
  const { figure, party } = questionOn('2026-11-24')
  expect(await ask()).toEqual({
    date: '2026-11-24',
    party: party.toUpperCase(),
    figure: expect.objectContaining({
      slug: figure.slug,
      republicans: figure.republicans,
      democrats: figure.democrats,
      url: figure.url,
      note: figure.note,
    }),
  })
})

test('cached responses change at midnight in the site’s time zone', async () => {
  server.setNow(new Date('2026-11-25T04:59:59Z'))
  const before = await rest()
  expect(before.body['date']).toBe('2026-11-24')
  expect(await ask()).toMatchObject({ date: '2026-11-24' })
  server.setNow(new Date('2026-11-25T05:00:00Z'))
  expect((await rest()).body['date']).toBe('2026-11-25')
  expect(await ask()).toMatchObject({ date: '2026-11-25' })
})

test('days to come, days before the first one, and anything else have no question', async () => {
  for (const date of ['2026-11-25', '2026-10-31', '2026-11-31', 'soon'])
    expect(await ask({ date })).toBeNull()
  expect(await ask({ date: FIRST_DAY })).toMatchObject({ date: FIRST_DAY })
  expect((await rest('?date=2026-11-25')).statusCode).toBe(404)
  expect((await rest('?date=soon')).statusCode).toBe(400)
  expect((await rest('?date=2026-11-05')).body['date']).toBe('2026-11-05')
})

test('earlier questions are listed newest first, back to the first day', async () => {
  const dates = async (first: number, date = '2026-11-04') => {
    const today = await ask({ date }, `{ earlier(first: ${first}) { date } }`)
    return ((today?.['earlier'] ?? []) as { date: string }[]).map(({ date }) => date)
  }
  expect(await dates(2)).toEqual(['2026-11-03', '2026-11-02'])
  expect(await dates(99)).toEqual(['2026-11-03', '2026-11-02', '2026-11-01'])
  expect(await dates(5, FIRST_DAY)).toEqual([])
})

test('the sitemap lists today’s page and one round of earlier ones', async () => {
  server.setNow(noon('2027-06-01'))
  const { body } = await server.app.inject('/sitemap.xml')
  const listed = [...body.matchAll(/<loc>[^<]*(\/today[^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(listed[0]).toBe('/today')
  expect(listed[1]).toBe('/today/2027-05-31')
  expect(listed).toHaveLength(1 + TODAY_FIGURES.length)
})

test('each day has a social card, but no day to come', async () => {
  const card = (day: string) => server.app.inject(`/og/today/${day}.png`)
  expect((await card('2026-11-24')).headers['content-type']).toBe('image/png')
  expect((await card('2026-11-25')).statusCode).toBe(404)
  expect((await card('soon')).statusCode).toBe(404)
})
