import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect, test, vi } from 'vitest'
import { startTestServer } from '#api/test/server.ts'
import { terminalStream } from './log.ts'

test('in a terminal, the log has one readable line per request', async () => {
  const terminal = new PassThrough()
  let text = ''
  terminal.on('data', (chunk) => {
    text += stripVTControlCharacters(String(chunk))
  })
  const { app } = await startTestServer({ LOG_LEVEL: 'info' }, { logStream: terminalStream(terminal) })
  await app.inject('/healthz?not=logged')
  app.log.warn({ reason: 'ECONNREFUSED' }, 'request failed')
  await vi.waitFor(() => expect(text.split('\n')).toHaveLength(3), 30_000)
  const [request, failure] = text.split('\n')
  expect(request).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: request GET \/healthz 200 in \d+ ms$/)
  expect(failure).toMatch(/WARN: request failed \{"reason":"ECONNREFUSED"\}$/)
})
