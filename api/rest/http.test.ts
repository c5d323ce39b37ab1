import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { JARGON } from '#api/test/checksum.ts'
import { makePoll, makePost } from '#api/test/factories.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'

// `/api` over HTTP: methods, bodies, caching, compression (of feeds too) and cross-origin access. Each route
// has its own tests.

const server = await startTestServer()
const { app, db } = server
const poll = await makePoll(db.prisma)
const vote = `/api/polls/${poll.id}/vote`
const json = { 'content-type': 'application/json' }

function post(payload: string | Buffer, headers: Record<string, string> = json, url = vote) {
  return app.inject({ method: 'POST', url, payload, headers })
}

test('other sites can read but not write', async () => {
  const read = await app.inject({ url: '/api/polls', headers: { origin: 'https://other.example' } })
  expect(read.statusCode).toBe(200)
  expect(read.headers['access-control-allow-origin']).toBe('*')
  expect(read.headers['access-control-allow-credentials']).toBeUndefined()
  // The documented headers are exposed, including Retry-After, which a busy server sends to readers too.
  const documents = await readFile(path.resolve(import.meta.dirname, '../../docs/api.md'), 'utf8')
  const [, visible = ''] = /including the headers ([^.]*)\./.exec(documents.replace(/\s+/g, ' ')) ?? []
  expect(read.headers['access-control-expose-headers']).toBe(
    [...visible.matchAll(/`([^`]+)`/g)].map(([, name]) => name).join(', '),
  )
  expect(visible).toContain('`Retry-After`')
  const written = await post('{"optionIndex":0}')
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: vote,
    headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
  })
  for (const response of [written, preflight]) {
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('pages of other sites cannot write, but programs and the site’s own pages can', async () => {
  const origins: [Record<string, string>, number][] = [
    [{}, 201],
    [{ origin: 'http://localhost:4000' }, 201],
    [{ origin: 'http://unity.example', host: 'unity.example' }, 201],
    [{ origin: 'https://localhost:4000', host: 'localhost:4000' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:4000@evil.example' }, 403],
    [{ origin: 'https://evil.example', ...asAdmin }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
  ]
  for (const [headers, status] of origins) {
    const response = await post('{"optionIndex":0}', { ...json, ...headers })
    expect([headers, response.statusCode]).toEqual([headers, status])
  }
})

test('only uncompressed JSON in UTF-8 is accepted', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ]) {
    const response = await post('{"optionIndex":0}', { 'content-type': type })
    expect([type, response.statusCode, response.json().status]).toEqual([type, 415, 415])
  }
  const compressed = gzipSync('{"optionIndex":0}')
  expect((await post(compressed, { ...json, 'content-encoding': 'gzip' })).statusCode).toBe(400)
  expect(
    (await post('{"optionIndex":0}', { 'content-type': 'application/json;charset=latin1' })).statusCode,
  ).toBe(415)
})

test('malformed and hostile bodies are rejected and change nothing', async () => {
  const before = await db.prisma.ballot.count()
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '['.repeat(30_000),
    '{"a":'.repeat(10_000),
    '{"__proto__":{"optionIndex":0}}',
    '{"optionIndex":0,"__proto__":{"x":1}}',
    '{"optionIndex":0,"constructor":{"prototype":{"x":1}}}',
    '{"optionIndex":1e999}',
    '{"optionIndex":"0"}',
  ]
  for (const body of bodies) {
    const response = await post(body)
    expect([body.slice(0, 60), response.statusCode]).toEqual([body.slice(0, 60), 400])
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(response.json().detail).not.toMatch(JARGON)
  }
  expect((await post(`{"optionIndex":0,"x":"${'x'.repeat(65_536)}"}`)).statusCode).toBe(413)
  expect(await db.prisma.ballot.count()).toBe(before)
})

test('malformed URLs are 400', async () => {
  const urls = [
    '/%',
    '/api/%',
    '/api/polls/%00/results',
    '/api/polls/%ED%A0%80/results',
    '/api/polls/%C0%AF/results',
  ]
  for (const url of urls) {
    const response = await app.inject(url)
    expect([url, response.statusCode, response.json().status]).toEqual([url, 400, 400])
    expect(response.json().detail).not.toMatch(JARGON)
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  }
  // Long ids reach the route, which reports them as not found or invalid.
  const long = 'x'.repeat(9_000)
  expect((await app.inject(`/api/polls/${long}/results`)).json().detail).toBe('Poll not found')
  expect((await app.inject(`/api/challenges/completed/${long}`)).json().code).toBe('BAD_INPUT')
})

test('an unknown route is a 404 problem, and a wrong method gets the list of allowed ones', async () => {
  for (const url of ['/api', '/api/', '/api/nothing', '/api/polls/x/y/z']) {
    const response = await app.inject(url)
    expect([url, response.statusCode, response.headers['content-type']]).toEqual([
      url,
      404,
      'application/problem+json; charset=utf-8',
    ])
  }
  for (const method of ['PUT', 'PATCH', 'DELETE', 'POST', 'TRACE', 'QUERY'] as const) {
    const response = await app.inject({ method: method as 'PUT', url: '/api/polls' })
    expect([method, response.statusCode, response.headers['allow']]).toEqual([
      method,
      405,
      'GET, HEAD, OPTIONS',
    ])
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  }
  for (const url of ['/api/openapi.json', '/api/docs']) {
    const { statusCode, headers } = await app.inject({ method: 'PUT', url })
    expect([url, statusCode, headers['allow']]).toEqual([url, 405, 'GET, HEAD, OPTIONS'])
    expect((await app.inject({ method: 'OPTIONS', url })).statusCode).toBe(204)
  }
  expect((await app.inject(vote)).headers['allow']).toBe('OPTIONS, POST')
  expect((await app.inject({ method: 'OPTIONS', url: '/api/polls' })).statusCode).toBe(204)
})

test('an unchanged response is 304, and HEAD has no body', async () => {
  const first = await app.inject('/api/polls')
  const etag = String(first.headers['etag'])
  const again = await app.inject({ url: '/api/polls', headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await makePoll(db.prisma)
  const changed = await app.inject({ url: '/api/polls', headers: { 'if-none-match': etag } })
  expect(changed.statusCode).toBe(200)
  const head = await app.inject({ method: 'HEAD', url: '/api/polls' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('every response has a request id, and failures are no-store', async () => {
  const failed = await app.inject('/api/polls/nobody/results')
  expect(failed.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(failed.headers['cache-control']).toBe('no-store')
})

test('malformed HTTP is rejected without details', async () => {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const requests: [string, number][] = [
    ['get /api/polls HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['FOO /api/polls HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['GET /api/polls?q=\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [`POST ${vote} HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n`, 400],
    [`GET /api/polls HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ]
  for (const [request, status] of requests) {
    const [head = '', body = ''] = (await exchange(port, request)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(body)).toMatchObject({ statusCode: status })
    expect(body).not.toMatch(JARGON)
  }
})

/** Sends raw bytes and reads until the server closes the connection. */
function exchange(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', (chunk) => {
      response += chunk
    })
    socket.on('close', () => resolve(response))
    socket.on('error', reject)
  })
}

test('long responses are compressed when the client accepts it, and short ones are not', async () => {
  await makePost(db.prisma, { content: `<p>${'Two neighbors agreed on a fence. '.repeat(100)}</p>` })
  const get = (url: string, accepted?: string) =>
    app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
  for (const url of ['/api/blog/posts', '/blog/feed.xml', '/blog/feed.json']) {
    const plain = await get(url)
    const packed = await get(url, 'gzip, br')
    // Brotli is only worth the CPU time if its output is smaller than gzip's.
    expect(packed.rawPayload.length).toBeLessThan((await get(url, 'gzip')).rawPayload.length)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['vary']).toBe('accept-encoding')
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(packed.headers['etag']).toBe(plain.headers['etag'])
    for (const method of ['GET', 'HEAD'] as const) {
      const known = { 'if-none-match': String(packed.headers['etag']) }
      const again = await app.inject({ method, url, headers: known })
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
      expect(again.headers).toMatchObject({ vary: 'accept-encoding' })
      // A 304 has no Content-Length, or the same one as GET (RFC 9110, 8.6).
      expect([undefined, String(plain.rawPayload.length)]).toContain(again.headers['content-length'])
    }
    // HEAD has the Content-Length of GET.
    const lengthFor = async (accepted: string) => {
      const response = await app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': accepted } })
      return response.headers['content-length']
    }
    expect(await lengthFor('br')).toBe(String(packed.rawPayload.length))
    expect(await lengthFor('identity')).toBe(String(plain.rawPayload.length))
  }
  expect((await get('/api/polls', 'br')).headers['content-encoding']).toBeUndefined()
})
