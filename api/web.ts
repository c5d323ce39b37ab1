import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Rendered, RenderInput } from '../web/entry.server.tsx'
import type { Topic } from './changes.ts'
import type { Deps } from './deps.ts'
import { publicContext } from './graphql/context.ts'
import { schema } from './graphql/schema.ts'
import { sendProblem } from './rest/problem.ts'

type Render = (input: RenderInput) => Promise<Rendered>

interface WebSource {
  render: Render
  assetTags: RenderInput['assetTags']
}

const root = path.resolve(import.meta.dirname, '..')
const clientDir = path.join(root, 'dist/client')

/** Mounts the pages and their assets: the only door to the web room. */
export async function mountWeb(app: FastifyInstance, deps: Deps): Promise<void> {
  const source = deps.pages === 'vite' ? await startVite(app) : await loadBuild(app)
  const pages = createPageCache(deps, async (url) =>
    source.render({
      url,
      publicUrl: deps.env.PUBLIC_URL,
      schema,
      context: publicContext(deps),
      assetTags: source.assetTags,
    }),
  )

  app.get('/*', { config: { label: 'page' } }, async (request, reply) => {
    // Edited components must show at once.
    if (deps.pages === 'vite') pages.clear()
    const page = await pages.get(request.url)
    return sendPage(page, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    // A file that was there when the server started and is gone: the page that asked is older than the build.
    if (request.method === 'GET' || request.method === 'HEAD')
      return sendProblem(reply, 404, 'NOT_FOUND', 'Not found.')
    reply.header('allow', 'GET, HEAD')
    return sendProblem(reply, 405, 'BAD_INPUT', `${request.method} is not possible here.`)
  })
}

/** One rendered page, kept compressed. */
interface Page {
  status: number
  etag: string
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer }
  bornAt: number
}

const MAX_PAGES = 500
/** Even without news a page is rendered again after this long: news from other processes can get lost. */
const MAX_AGE_MS = 60_000
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Every public page is the same bytes for everyone, so it is rendered once per address until something
 * changes; a burst of requests for one address waits for one rendering.
 */
function createPageCache({ changes, log }: Deps, renderUrl: (url: string) => Promise<Rendered>) {
  const pages = new Map<string, Promise<Page>>()
  const settled = new Map<string, Page>()

  function clear() {
    pages.clear()
    settled.clear()
  }

  changes.subscribe((topic: Topic | '*') => {
    if (!topic.startsWith('generation:')) clear()
  })

  async function make(url: string): Promise<Page> {
    const { status, html } = await renderUrl(url)
    const identity = Buffer.from(html)
    const [br, gz] = await Promise.all([
      compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      compressGzip(identity),
    ])
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
    return { status, etag, bodies: { identity, br, gzip: gz }, bornAt: Date.now() }
  }

  return {
    clear,
    async get(url: string): Promise<Page> {
      const known = settled.get(url)
      if (known && Date.now() - known.bornAt > MAX_AGE_MS) {
        settled.delete(url)
        pages.delete(url)
      }
      let page = pages.get(url)
      if (!page) {
        page = make(url)
        pages.set(url, page)
        const mine = page
        page.then(
          (done) => {
            if (pages.get(url) === mine) settled.set(url, done)
          },
          (error) => {
            log.error({ err: error }, 'rendering failed')
            if (pages.get(url) === mine) pages.delete(url)
          },
        )
        if (pages.size > MAX_PAGES) {
          const oldest = pages.keys().next().value as string
          pages.delete(oldest)
          settled.delete(oldest)
        }
      }
      return page
    },
  }
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    etag: page.etag,
    vary: 'accept-encoding',
    // The browser asks each time (304 costs little); caches in between may answer while they refresh.
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
  })
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(page.status).type('text/html; charset=utf-8').send(page.bodies[encoding])
}

/** The built bundle, with its assets pre-compressed beside it. */
async function loadBuild(app: FastifyInstance): Promise<WebSource> {
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
  const { render } = (await import(path.join(root, 'dist/server/entry.server.js'))) as { render: Render }
  return { render, assetTags: (page) => tagsFor(manifest, page) }
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; assets?: string[] }>

/** Entry script and style, preloads for what the page needs at once, and the text face of the first paint. */
function tagsFor(manifest: Manifest, page: string | undefined): string {
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
  return [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...scripts]
      .filter((file) => file !== entry.file)
      .map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
  ].join('\n')
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
  return {
    render: async (input) => {
      const { render } = (await vite.ssrLoadModule('/web/entry.server.tsx')) as { render: Render }
      return render(input)
    },
    assetTags: () => `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script>
<script type="module" src="/@vite/client"></script>
<link rel="stylesheet" href="/web/styles/index.css">
<script type="module" src="/web/entry.client.tsx"></script>`,
  }
}
