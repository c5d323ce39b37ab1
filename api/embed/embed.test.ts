import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makePoll } from '#api/test/factories.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { escapeHtml } from '#domain/html.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { seedDemo } from '#prisma/seed-demo.ts'
import { EMBED_COLORS } from './embed-style.ts'

const server = await startTestServer()
await seedDemo(server.db.prisma, server.now())
const { app, db } = server
const open = await db.prisma.poll.findFirstOrThrow({ where: { status: 'open' } })

test('every value has a frame with its figures, its source and a link, below 15 kB', async () => {
  for (const card of VALUE_CARDS) {
    const { statusCode, body, headers } = await app.inject(`/embed/value/${card.slug}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const share of [card.republicans, card.democrats, card.overall]) expect(body).toContain(`${share}%`)
    expect(body.includes('Independents')).toBe(card.independents !== null)
    expect(body).toContain(escapeHtml(card.note ?? ''))
    expect(body).toContain(`href="http://localhost:4000/values/${card.slug}"`)
    expect(Buffer.byteLength(body)).toBeLessThan(15_000)
  }
})

test('a frame loads nothing, sets no cookie, and has no form', async () => {
  for (const url of [`/embed/value/time-with-family`, `/embed/poll/${open.slug}`]) {
    const { body, headers } = await app.inject(url)
    expect(body).not.toMatch(/<form|<img|<iframe|<input|<button|\ssrc=|url\(|@import|document\.cookie/)
    expect(body.match(/<link/g)).toHaveLength(1)
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('only frames may be framed', async () => {
  const framed = (await app.inject('/embed/value/time-with-family')).headers
  expect(framed['x-frame-options']).toBeUndefined()
  expect(framed['content-security-policy']).toContain('frame-ancestors *')
  expect(framed['content-security-policy']).toContain("default-src 'none'")
  for (const url of [
    '/api/values',
    '/api/docs',
    '/graphql',
    '/oembed',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/nothing',
  ]) {
    const { headers } = await app.inject(url)
    expect([url, headers['x-frame-options']]).toEqual([url, 'DENY'])
    expect([url, headers['content-security-policy']]).toEqual([
      url,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
  }
})

test('a frame shows text that looks like HTML as text', async () => {
  const { slug } = await makePoll(db.prisma, {
    slug: 'a-tag',
    question: '<script>alert("1")</script> or \'nothing\'?',
    options: ['<img src=x onerror=alert(1)>', 'Ties & ribbons'],
  })
  const { body } = await app.inject(`/embed/poll/${slug}`)
  expect(body).toContain(
    '<title>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; or &#39;nothing&#39;?</title>',
  )
  expect(body).toContain('<span>&lt;img src=x onerror=alert(1)&gt;</span>')
  expect(body).toContain('<span>Ties &amp; ribbons</span>')
  expect(body.match(/<script|<img/g)).toEqual(['<script'])
})

test('a poll’s frame labels sample votes, and votes of visitors as self-selected', async () => {
  const { body } = await app.inject(`/embed/poll/${open.slug}`)
  expect(body).toContain('<b>Sample data</b>')
  for (const option of open.options) expect(body).toContain(option.replaceAll('’', '’').slice(0, 20))
  await server.graphql(
    'mutation ($id: ID!) { removeSampleVotes(id: $id) { __typename } }',
    { id: open.id },
    asAdmin,
  )
  const emptied = (await app.inject(`/embed/poll/${open.slug}`)).body
  expect(emptied).not.toContain('Sample data')
  expect(emptied).toContain('<b>Self-selected, not a scientific sample.</b>')
})

test('a theme can be chosen, and an unknown one follows the system', async () => {
  const html = async (query: string) => (await app.inject(`/embed/value/time-with-family${query}`)).body
  expect(await html('?theme=dark')).toContain('<html lang="en" data-theme="dark">')
  expect(await html('?theme=%22onload')).toBe(await html(''))
})

test('a frame of something that is gone says so, and can still be framed', async () => {
  for (const kind of ['value', 'poll']) {
    const { statusCode, headers, body } = await app.inject(`/embed/${kind}/nothing`)
    expect([statusCode, headers['x-frame-options']]).toEqual([404, undefined])
    // A poll that is opened a minute later must show at once.
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('This figure isn’t here anymore.')
  }
})

test('the colors of frames are those of the site', () => {
  const css = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8')
  for (const [name, shades] of Object.entries(EMBED_COLORS)) {
    const tokens = [...css.matchAll(new RegExp(`--color-${name}: oklch\\(([^)]+)\\)`, 'g'))].map(
      ([, value]) => value,
    )
    expect([name, tokens.slice(0, 2)]).toEqual([name, [...shades]])
  }
})

test('oEmbed describes the frame of a value and of a poll', async () => {
  const ask = async (query: Record<string, string>) => {
    const response = await app.inject(`/oembed?${new URLSearchParams(query)}`)
    // Also on errors, so that scripts of other sites can read why.
    expect(response.headers['access-control-allow-origin']).toBe('*')
    return { status: response.statusCode, body: response.json() }
  }
  const url = 'http://localhost:4000/values/time-with-family'
  const { status, body } = await ask({ url })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'Time with family',
    width: 640,
    height: 260,
  })
  expect(body.html).toContain('src="http://localhost:4000/embed/value/time-with-family"')
  expect((await ask({ url: `http://localhost:4000/embed/poll/${open.slug}` })).body.title).toBe(open.question)
  expect((await ask({ url: url.replace('-', '%2D') })).body).toEqual(body)
  for (const more of ['/', '?utm_source=a', '/?a=1#answer'])
    expect((await ask({ url: url + more })).body).toEqual(body)
  expect((await ask({ url, maxwidth: '400', maxheight: '200' })).body).toMatchObject({
    width: 400,
    height: 200,
  })
  expect((await ask({ url, format: 'xml' })).status).toBe(501)
  for (const other of [
    'http://localhost:4000/values/nothing',
    'https://example.org/values/time-with-family',
    'https://localhost:4000/values/time-with-family',
    'http://localhost:4000/blog',
    'http://localhost:4000/values/',
    'http://localhost:4000/values/%E0%A4',
    'http://localhost:4000/values/a/time-with-family',
    'http://localhost:4000/blog/values/time-with-family',
  ])
    expect((await ask({ url: other })).status).toBe(404)
  for (const bad of [{}, { url: 'values' }, { url, maxwidth: '-1' }, { url, maxheight: 'tall' }])
    expect((await ask(bad as Record<string, string>)).status).toBe(400)
})

// The rules of WordPress's wp_filter_oembed_result, which it applies to sites that it does not know.
test('WordPress keeps the frame', async () => {
  const { html } = (
    await app.inject('/oembed?url=http%3A%2F%2Flocalhost%3A4000%2Fvalues%2Ftime-with-family')
  ).json<{ html: string }>()
  const ALLOWED = [
    'src',
    'width',
    'height',
    'frameborder',
    'marginwidth',
    'marginheight',
    'scrolling',
    'title',
  ]
  const [frame = '', attributes = ''] = /<iframe ([^>]*)><\/iframe>/.exec(html) ?? []
  expect(frame).toBe(html)
  const names = [...attributes.matchAll(/([a-z-]+)="[^"]*"/g)].map(([, name]) => name)
  expect(names.filter((name) => !ALLOWED.includes(name ?? ''))).toEqual([])
})
