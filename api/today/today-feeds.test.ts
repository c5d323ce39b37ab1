import { JSDOM } from 'jsdom'
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.1.json' with { type: 'json' }
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer } from '#api/test/server.ts'
import { addDays } from '#domain/dates.ts'
import { escapeHtml } from '#domain/html.ts'
import { todayQuestion } from '#domain/today/question.ts'
import { questionOn, TODAY_FIGURES } from '#domain/today/questions.ts'

const server = await startTestServer({}, {}, { cacheBytes: 10_000_000 })
const { app } = server
const { DOMParser } = new JSDOM('').window
const TODAY = '2026-11-04'
const LAST_MOMENT = new Date('2026-11-05T04:59:59Z')
const MIDNIGHT = new Date('2026-11-05T05:00:00Z')
beforeEach(() => server.setNow(LAST_MOMENT))

type Item = Record<'id' | 'title' | 'summary' | 'content_html' | 'date_published' | 'date_modified', string>

const items = async (from = app): Promise<Item[]> => (await from.inject('/today/feed.json')).json().items
const at = (day: string) => `http://localhost:4000/today/${day}`
const textOn = (day: string) => {
  const { party, figure } = questionOn(day)
  return todayQuestion(party, figure.asked)
}

test('both feeds list today and the days before, newest first, and follow their formats', async () => {
  const json = await app.inject('/today/feed.json')
  expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8')
  z.fromJSONSchema(jsonFeedSchema as Parameters<typeof z.fromJSONSchema>[0]).parse(json.json())
  expect(json.json()).toMatchObject({
    title: 'A question a day – Civic Unity',
    feed_url: 'http://localhost:4000/today/feed.json',
    home_page_url: 'http://localhost:4000/today',
  })
  const addresses = ['2026-11-04', '2026-11-03', '2026-11-02', '2026-11-01'].map(at)
  expect((await items()).map(({ id }) => id)).toEqual(addresses)

  const rss = await app.inject('/today/feed.xml')
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const document = new DOMParser().parseFromString(rss.body, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  expect([...document.getElementsByTagName('guid')].map(({ textContent }) => textContent)).toEqual(addresses)
})

test('today’s item has the question and nothing of the answer', async () => {
  const guessFirst = 'Guess, then see the answer, with its source.'
  expect((await items())[0]).toEqual({
    id: at(TODAY),
    url: at(TODAY),
    title: textOn(TODAY),
    summary: guessFirst,
    content_html: `<p><a href="${at(TODAY)}">${guessFirst}</a></p>`,
    image: 'http://localhost:4000/og/today/2026-11-04.png',
    date_published: '2026-11-04T05:00:00.000Z',
    date_modified: '2026-11-04T05:00:00.000Z',
    authors: [{ name: 'Civic Unity' }],
    tags: [],
  })
  expect((await app.inject('/og/today/2026-11-04.png')).statusCode).toBe(200)
})

test('items of earlier days have the shares of both parties, the poll, its caveats and its sources', async () => {
  server.setNow(new Date(`${addDays('2026-11-01', TODAY_FIGURES.length)}T17:00:00Z`))
  for (const { id, title, summary, content_html: html } of (await items()).slice(1)) {
    const day = id.slice(-10)
    const { republicans, democrats, pollster, year, note, url, also } = questionOn(day).figure
    expect(title).toBe(textOn(day))
    for (const text of [`${republicans}%`, `${democrats}%`, `${pollster}, ${year}.`]) {
      expect(summary).toContain(text)
      expect(html).toContain(escapeHtml(text))
    }
    expect(html).toContain(escapeHtml(note ?? ''))
    for (const source of [url, ...also.map((more) => more.url)])
      expect(html).toContain(`href="${escapeHtml(source)}"`)
  }
})

test('at midnight in the site’s time zone, the cached feed gets the next question and the answer', async () => {
  const [before, ...earlier] = await items()
  const { headers, body } = await app.inject('/today/feed.xml')
  const again = { url: '/today/feed.xml', headers: { 'if-none-match': String(headers['etag']) } }
  expect((await app.inject(again)).statusCode).toBe(304)
  expect(body).not.toMatch(/2026-11-05/)
  expect(body).not.toContain(escapeHtml(textOn('2026-11-05')))

  server.setNow(MIDNIGHT)
  const [next, after, ...others] = await items()
  expect(next).toMatchObject({ id: at('2026-11-05'), date_published: MIDNIGHT.toISOString() })
  expect(after).toMatchObject({
    id: before?.id,
    title: before?.title,
    date_published: before?.date_published,
    date_modified: MIDNIGHT.toISOString(),
  })
  expect(after?.content_html).toContain(`${questionOn(TODAY).figure.republicans}%`)
  expect(others).toEqual(earlier)
  expect((await app.inject(again)).statusCode).toBe(200)
})

test('a day begins at midnight of the site, in daylight saving time and in other zones', async () => {
  const published = async (from = app) =>
    (await items(from)).map(({ date_published: time }) => time.slice(5, 16))
  expect(await published()).toEqual(['11-04T05:00', '11-03T05:00', '11-02T05:00', '11-01T04:00'])
  const kolkata = await startTestServer({ SITE_TIMEZONE: 'Asia/Kolkata' }, { db: server.db })
  kolkata.setNow(new Date('2026-11-01T18:30:00Z'))
  expect(await published(kolkata.app)).toEqual(['11-01T18:30', '10-31T18:30'])
})

test('the feed has the 30 newest days', async () => {
  server.setNow(new Date('2027-06-01T17:00:00Z'))
  const ids = (await items()).map(({ id }) => id)
  expect([ids.length, ids[0], ids[29]]).toEqual([30, at('2027-06-01'), at('2027-05-03')])
})
