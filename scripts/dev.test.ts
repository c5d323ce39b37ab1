import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'vite'
import { expect, test } from 'vitest'

test('a hot reload does not start the page twice', async () => {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: createHttpServer() }, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'silent',
  })
  const codeOf = async (file: string) => (await vite.transformRequest(file))?.code ?? ''
  const [start, component] = await Promise.all(
    ['/web/boot/entry.client.tsx', '/web/boot/app.tsx'].map(codeOf),
  )
  await vite.close()
  // A refreshed module imports itself under another URL and runs again, so the entry must not be one.
  expect(component).toContain('RefreshReg')
  expect(start).toContain('hydrateRoot')
  expect(start).not.toContain('RefreshReg')
})
