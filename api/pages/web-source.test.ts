import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { startVite } from './web-source.ts'

test.runIf(process.env['FULL'])(
  'an open development page does not prevent the server from closing',
  async () => {
    const app = fastify()
    await startVite(app)
    await app.listen({ port: 0 })
    const { port } = app.server.address() as AddressInfo
    const page = new WebSocket(`ws://localhost:${port}`, 'vite-hmr')
    const greeting = await new Promise((resolve) => {
      page.onmessage = ({ data }) => resolve(JSON.parse(data))
      page.onerror = resolve
    })
    expect(greeting).toMatchObject({ type: 'connected' })
    await app.close()
  },
)
