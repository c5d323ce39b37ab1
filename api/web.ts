import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AssetTags, Rendered, RenderInput } from '../web/entry.server.tsx'
import type { Deps } from './deps.ts'
import { createGate } from './gate.ts'
import { boundedCache } from './graphql/bounded-cache.ts'
import { publicContext } from './graphql/context.ts'
import { maskError } from './graphql/errors.ts'
import { schema } from './graphql/schema.ts'
import { encodingFor, holds } from './http.ts'
import { RETRY_AFTER } from './outage.ts'
import { createPageCache, isPrivate, type Page } from './page-cache.ts'
import { sendProblem } from './rest/problem.ts'
import { UNSTORABLE_TEXT } from './unstorable.ts'

/** What the web room's server bundle exports. */
interface Entry {
  render: (input: RenderInput) => Promise<Rendered>
  pageAddress: (url: string) => string
}

interface WebSource extends Entry {
  assetTags: RenderInput['assetTags']
}

const root = path.resolve(import.meta.dirname, '..')
/** Rendering is work of the one thread: others would begin, and none be done sooner. */
const RENDERED_AT_ONCE = 2
const dist = path.join(root, 'dist')

/** Mounts the pages and their assets: the only door to the web room. */
export async function mountWeb(app: FastifyInstance, deps: Deps): Promise<void> {
  const source = deps.pages === 'vite' ? await startVite(app) : await loadBuild(app)
  const gate = createGate(RENDERED_AT_ONCE)
  const pages = createPageCache({
    render: (address) =>
      gate.run(() =>
        source.render({
          url: address,
          publicUrl: deps.env.PUBLIC_URL,
          schema,
          context: publicContext(deps),
          assetTags: source.assetTags,
          maskError: (error) =>
            maskError(error, {
              requestId: undefined,
              log: (cause) => deps.log.error({ err: cause }, 'a page could not read its data'),
              hideSuggestions: true,
            }),
        }),
      ),
  })
  deps.changes.subscribe((topic) => {
    if (!topic.startsWith('generation:')) pages.expire()
  })

  // The router tries every pattern for every request: half of what a kept page costs.
  const addresses = boundedCache<string>(200)
  function addressOf(url: string): string {
    const known = addresses.get(url)
    if (known !== undefined) return known
    const address = source.pageAddress(url)
    if (!isPrivate(address)) addresses.set(url, address)
    return address
  }

  app.get('/*', { config: { label: 'page' } }, async (request, reply) => {
    // Edited components must show at once.
    if (deps.pages === 'vite') pages.expire()
    if (/%00/.test(request.url)) return sendProblem(reply, 400, 'BAD_INPUT', UNSTORABLE_TEXT)
    const address = addressOf(request.url)
    const page = await pages.get(address)
    if (isPrivate(address))
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .status(page.status)
        .type(HTML)
        .send(page.bodies.identity)
    return sendPage(page, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    // A file that was there when the server started and is gone: the page that asked is older than the build.
    if (request.method === 'GET' || request.method === 'HEAD')
      return sendProblem(reply, 404, 'NOT_FOUND', 'Not found.')
    reply.header('allow', 'GET, HEAD, OPTIONS')
    if (request.method === 'OPTIONS') return reply.status(204).send()
    return sendProblem(reply, 405, 'BAD_INPUT', `${request.method} is not possible here.`)
  })
}

const HTML = 'text/html; charset=utf-8'

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (page.status >= 500) {
    reply.headers({ 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER) })
  } else {
    reply.headers({
      etag: page.etag,
      vary: 'accept-encoding',
      // The browser asks each time (304 costs little); caches in between may answer while they refresh.
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
    })
    if (page.status === 200 && holds(request, page.etag)) return reply.status(304).send()
  }
  const encoding = encodingFor(request, ['br', 'gzip'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(page.status).type(HTML).send(page.bodies[encoding])
}

/**
 * The newest build, with its assets pre-compressed beside it. Which one that is is asked once: a build that is made while
 * this process runs is for the next one.
 */
async function loadBuild(app: FastifyInstance): Promise<WebSource> {
  const build = path.join(dist, await readFile(path.join(dist, 'stamp'), 'utf8'))
  const clientDir = path.join(build, 'client')
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (response, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      response.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  const manifest = JSON.parse(await readFile(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = (await import(path.join(build, 'server/entry.server.js'))) as Entry
  return { ...entry, assetTags: (page) => tagsFor(manifest, page) }
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; assets?: string[] }>

/** Entry script and style, preloads for what the page needs at once, and the text face of the first paint. */
function tagsFor(manifest: Manifest, page: string | undefined): AssetTags {
  const entry = manifest['web/entry.client.tsx']
  if (!entry) throw new Error('The build has no web/entry.client.tsx')
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const css of chunk.css ?? []) styles.add(css)
    for (const next of chunk.imports ?? []) visit(next)
  }
  visit('web/entry.client.tsx')
  if (page) visit(`web/pages/${page}.tsx`)
  const fonts = ['web/fonts/newsreader.woff2', 'web/fonts/public-sans.woff2'].flatMap(
    (key) => manifest[key]?.file ?? [],
  )
  return {
    paint: [
      ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ].join('\n'),
    start: [
      ...[...scripts]
        .filter((file) => file !== entry.file)
        .map((file) => `<link rel="modulepreload" href="/${file}">`),
      `<script type="module" src="/${entry.file}"></script>`,
    ].join(''),
  }
}

/** Vite in the same process: modules are transformed on demand and replaced in the open page. */
async function startVite(app: FastifyInstance): Promise<WebSource> {
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ])
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server: app.server } } })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  const load = () => vite.ssrLoadModule('/web/entry.server.tsx') as Promise<Entry>
  const { pageAddress } = await load()
  return {
    render: async (input) => (await load()).render(input),
    pageAddress,
    assetTags: () => ({
      paint: `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script>
<script type="module" src="/@vite/client"></script>
<link rel="stylesheet" href="/web/styles/index.css">
<script type="module" src="/web/entry.client.tsx"></script>`,
      start: '',
    }),
  }
}
