import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { loadBuild, startVite } from './web-source.ts'

test('a developer’s open page does not keep a server from ending that is to start again', async () => {
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
})

test('processes of two builds in one folder hand out each other’s scripts, which half of the pages ask for in an upgrade', async () => {
  const builds = await mkdtemp(path.join(tmpdir(), 'builds-'))
  onTestFinished(() => rm(builds, { recursive: true }))
  const start = async (name: string) => {
    const app = fastify()
    await makeBuild(builds, name)
    const { sendOfOtherBuild } = await loadBuild(app, builds)
    app.get('/assets/:name', { preHandler: sendOfOtherBuild }, (_, reply) => reply.status(404).send('a page'))
    return app
  }
  const older = await start('older')
  const newer = await start('newer')

  for (const app of [older, newer]) {
    for (const name of ['older', 'newer']) {
      const answer = await app.inject({
        url: `/assets/entry-${name}.js`,
        headers: { 'accept-encoding': 'gzip' },
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe(`${name} compressed`)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    }
    for (const name of ['entry-oldest.js', '..%2F..%2F..%2Fstamp', '..%2F.vite%2Fmanifest.json', '%00'])
      expect(await app.inject(`/assets/${name}`)).toMatchObject({ statusCode: 404, body: 'a page' })
    expect((await app.inject('/assets/..')).statusCode).toBe(404)
  }
})

/** A build with one script, and the stamp that says it is the newest. */
async function makeBuild(builds: string, name: string): Promise<void> {
  const folder = path.join(builds, name)
  const files = {
    [`client/assets/entry-${name}.js`]: name,
    [`client/assets/entry-${name}.js.gz`]: `${name} compressed`,
    'client/.vite/manifest.json': '{}',
    'server/entry.server.js': '',
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  await writeFile(path.join(builds, 'stamp'), name)
}
