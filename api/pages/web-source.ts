import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Rendered, RenderInput } from '#web/boot/entry.server.tsx'

interface Entry {
  render: (input: RenderInput) => Promise<Rendered>
  pageAddress: (url: string) => string
}

export interface WebSource extends Entry {
  assetTags: RenderInput['assetTags']
}

const root = path.resolve(import.meta.dirname, '../..')
const dist = path.join(root, 'dist')

/** The newest build, with pre-compressed assets. Read once, so a newer build needs a restart. */
export async function loadBuild(app: FastifyInstance): Promise<WebSource> {
  const build = path.join(dist, await readFile(path.join(dist, 'stamp'), 'utf8'))
  const clientDir = path.join(build, 'client')
  const options: FastifyStaticOptions = {
    root: clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (response, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      response.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      // Feed readers on other sites show the feed's icons.
      if (!isHashed) response.header('cross-origin-resource-policy', 'cross-origin')
    },
  }
  await app.register(fastifyStatic, options)
  const manifest = JSON.parse(await readFile(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = (await import(path.join(build, 'server/entry.server.js'))) as Entry
  return {
    ...entry,
    assetTags: (page) => tagsFor(manifest, page),
  }
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; assets?: string[] }>

/** Scripts have low priority, so that they do not delay the first paint. */
function tagsFor(manifest: Manifest, page: string | undefined): string {
  const entry = manifest['web/boot/entry.client.tsx']
  if (!entry) throw new Error('The build has no web/boot/entry.client.tsx')
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const css of chunk.css ?? []) styles.add(css)
    for (const next of chunk.imports ?? []) visit(next)
  }
  visit('web/boot/entry.client.tsx')
  if (page) visit(`web/pages/${page}.tsx`)
  const fonts = ['web/fonts/newsreader.woff2', 'web/fonts/public-sans.woff2'].flatMap(
    (key) => manifest[key]?.file ?? [],
  )
  scripts.delete(entry.file)
  return [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry.file}" fetchpriority="low"></script>`,
    ...[...scripts].map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
  ].join('\n')
}

export async function startVite(app: FastifyInstance): Promise<WebSource> {
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ])
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server: app.server } } })
  await app.register(middie)
  app.use(vite.middlewares)
  // Close Vite first, because an open page's connection would delay the shutdown.
  app.addHook('preClose', () => vite.close())
  const load = () => vite.ssrLoadModule('/web/boot/entry.server.tsx') as Promise<Entry>
  const { pageAddress } = await load()
  return {
    render: async (input) => (await load()).render(input),
    pageAddress,
    assetTags: () => `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script>
<script type="module" src="/@vite/client"></script>
<link rel="stylesheet" href="/web/styles/index.css">
<script type="module" src="/web/boot/entry.client.tsx"></script>`,
  }
}
