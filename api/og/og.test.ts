import { inflateSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { makePoll, makePost } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'
import { articleCard, guessesCard, issueCard, pollCard, todayCard, valueCard } from './draw-card.ts'
import { toPng } from './renderer.ts'

const { app, db } = await startTestServer()

beforeAll(async () => {
  await makePost(db.prisma, { slug: 'a-story', title: 'A story of two neighbors' })
  await makePost(db.prisma, { slug: 'a-draft', status: 'draft' })
  await makePoll(db.prisma, { slug: 'a-poll' })
})

/** Width, height and uncompressed pixel data. */
function read(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const data: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  return {
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    pixels: inflateSync(Buffer.concat(data)),
  }
}

test('articles, polls, results and the site have images in the size for social cards', async () => {
  for (const path of [
    '/og/a-story.png',
    '/og/poll/a-poll.png',
    '/og/quiz/0.png',
    '/og/quiz/100.png',
    '/og/quiz/off-0.png',
    '/og/quiz/off-100.png',
    '/og/site.png',
  ]) {
    const response = await app.inject(path)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/png')
    expect(read(response.rawPayload)).toMatchObject({ width: 1200, height: 630 })
  }
})

test('the image shows the title', async () => {
  const one = read((await app.inject('/og/a-story.png')).rawPayload).pixels
  await db.prisma.post.update({ where: { slug: 'a-story' }, data: { title: 'Another title' } })
  const other = read((await app.inject('/og/a-story.png')).rawPayload).pixels
  expect(one.equals(other)).toBe(false)
})

test('accented letters are drawn correctly, and emoji are removed', async () => {
  const card = (title: string) => articleCard({ slug: 'x', title, category: 'Civil Discourse', tags: [] })
  const [one, other] = await Promise.all(
    ['Łukasz Nguyễn’s office', 'Đukasz Nguyẽn’s office'].map((title) => toPng(card(title))),
  )
  expect(one?.equals(other as Buffer)).toBe(false)
  expect(card('Hawaiʻi votes 🎉')).toContain('>Hawai‘i votes<')
  expect(card('🎉')).toContain('>Civic Unity<')
})

test('an unchanged image is 304', async () => {
  const { headers } = await app.inject('/og/site.png')
  const again = await app.inject({
    url: '/og/site.png',
    headers: { 'if-none-match': String(headers['etag']) },
  })
  expect(again.statusCode).toBe(304)
})

test('missing images are 404', async () => {
  for (const path of [
    '/og/nobody.png',
    '/og/a-draft.png',
    '/og/a-story.jpg',
    '/og/poll/nobody.png',
    '/og/poll/a-poll.jpg',
    '/og/quiz/101.png',
    '/og/quiz/-1.png',
    '/og/quiz/07.png',
    '/og/quiz/5.5.png',
    '/og/quiz/off-101.png',
    '/og/quiz/off-.png',
  ]) {
    expect((await app.inject(path)).statusCode).toBe(404)
  }
})

test('the image of a poll has the question, without results', () => {
  const svg = pollCard({ question: 'Roads or taxes?', options: ['Roads', 'Taxes'] })
  expect(svg).toContain('>Roads or taxes?<')
  expect(svg).not.toContain('%')
})

test('images of a value and of a question of the day have an empty line, because the figure is to be guessed', () => {
  for (const svg of [valueCard('Term limits for Congress'), todayCard('How many favored term limits?')]) {
    expect(svg.match(/\d+%(?=<)/g)).toEqual(['100%'])
    expect(svg).not.toMatch(/<rect width="\d+%/)
  }
})

test('only the mark and the overlap of the quiz are circles that overlap', () => {
  for (const svg of [valueCard('A value'), todayCard('A question'), issueCard('An issue')]) {
    const withoutMark = svg.replace(/<svg[^>]+viewBox="0 0 36 24".*?<\/svg>/, '')
    expect(withoutMark.match(/<circle/g)?.length ?? 0).toBeLessThan(3)
    expect(withoutMark).not.toMatch(/<circle[^>]+fill="#(cf413a|2d7ccd)"/)
  }
})

test('the image of a shared result says the same as the link, without a party or a pick', () => {
  const svg = guessesCard(31)
  expect(svg.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain(
    'I was 31 points off about what Republicans and Democrats agree on. You?',
  )
})

test('any title fits and cannot inject markup', () => {
  const titles = ['W'.repeat(160), 'word '.repeat(32), '<script>alert(1)</script> & "x"', '日本語'.repeat(40)]
  for (const title of titles) {
    for (const svg of [
      articleCard({ slug: 'x', title, category: 'Civil Discourse', tags: [] }),
      pollCard({ question: title, options: ['Yes', 'No'] }),
    ]) {
      expect(svg).not.toContain('<script')
      expect(svg).not.toContain('var(')
      expect(svg.match(/<text /g)?.length).toBeLessThanOrEqual(10)
    }
  }
})
