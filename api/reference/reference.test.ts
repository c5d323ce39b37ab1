import { expect, test } from 'vitest'
import { startTestServer } from '#api/test/server.ts'

const { app } = await startTestServer()
const page = await app.inject('/api/docs')

test('the API reference has the basic markup and loads only files from this site', async () => {
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const part of ['<html lang="en">', '<title>Civic Unity API</title>', 'name="viewport"'])
    expect(page.body).toContain(part)
  const files = [...page.body.matchAll(/(?:href|src)="([^"]+\.(?:css|js|md))"/g)].map(
    ([, file]) => file ?? '',
  )
  expect(files).toHaveLength(5)
  for (const file of files) {
    const response = await app.inject({ url: file, headers: { 'accept-encoding': 'gzip' } })
    expect([file, response.statusCode, response.headers['content-encoding']]).toEqual([file, 200, 'gzip'])
    const again = await app.inject({ url: file, headers: { 'if-none-match': String(response.headers.etag) } })
    expect([file, again.statusCode]).toEqual([file, 304])
  }
})

test('other files of Swagger UI are not served', async () => {
  expect((await app.inject('/api/docs/static/index.html')).statusCode).toBe(404)
})
