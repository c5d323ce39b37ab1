import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'vite'
import { expect, test } from 'vitest'

test('after an edit a page is still started once', async () => {
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
  // What is refreshed in place imports itself: by another name, and so once more, when something has been edited.
  expect(component).toContain('RefreshReg')
  expect(start).toContain('hydrateRoot')
  expect(start).not.toContain('RefreshReg')
})
