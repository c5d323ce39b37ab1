import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { describeRest } from '#api/app.ts'
import { makeIssue } from '#api/test/newsletter.ts'
import { ADMIN_TOKEN, startTestServer } from '#api/test/server.ts'
import { seedDemo } from '#prisma/seed-demo.ts'

// openapi-typescript needs the JavaScript API of TypeScript 5, which TypeScript 7 does not have. This package contains
// TypeScript 5 as a library. Installed under its own name, it would replace the `tsc` command.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? '@ts-morph/common/dist/typescript.js' : specifier, context),
})

const root = path.resolve(import.meta.dirname, '../..')
const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
const { app, db, now } = await startTestServer()
await seedDemo(db.prisma, now())
await makeIssue(db.prisma, { status: 'sent', sentAt: now() })

// Runs two compilers in sequence, which takes a second on an idle machine and minutes on a busy one.
test('a client with generated types compiles and calls every route', { timeout: 120_000 }, async () => {
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  const types = astToString(await openapiTS(JSON.stringify(describeRest())))

  const folder = await mkdtemp(path.join(root, 'node_modules/.client-'))
  try {
    await cp(path.join(root, 'docs/client'), folder, { recursive: true })
    await writeFile(path.join(folder, 'openapi.d.ts'), types)
    const options = [
      '--ignoreConfig',
      '--strict',
      '--noEmit',
      '--noUncheckedIndexedAccess',
      '--allowImportingTsExtensions',
    ]
    const where = [
      '--target',
      'es2024',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--lib',
      'es2024,dom',
    ]
    const compiled = spawnSync(process.execPath, [
      tsc,
      ...options,
      ...where,
      '--types',
      '',
      path.join(folder, 'example.ts'),
    ])
    expect(`${compiled.stdout}${compiled.stderr}`).toBe('')
    expect(compiled.status).toBe(0)

    const called = new Set<string>()
    app.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode !== 400 && reply.statusCode !== 404)
        called.add(`${request.method} ${request.routeOptions.url}`)
    })
    const site = await app.listen({ port: 0, host: '127.0.0.1' })
    const { runExample } = await import(path.join(folder, 'example.ts'))
    const messages: string[] = await runExample(site, ADMIN_TOKEN)
    expect(messages.join('\n')).toMatch(/503 GENERATION_UNAVAILABLE: Blog generation is not configured/)

    const { paths } = describeRest() as { paths: Record<string, object> }
    const isApi = ([url]: [string, object]) => url.startsWith('/api/')
    const described = Object.entries(paths)
      .filter(isApi)
      .flatMap(([url, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${url.replace(/\{(\w+)\}/g, ':$1')}`),
      )
    expect([...called].sort()).toEqual(described.sort())
  } finally {
    await rm(folder, { recursive: true })
  }
})
