// `npm run dev`: Vite replaces components in the open page, and the server restarts when its files change.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { STAND_IN_KEY, STAND_IN_MODEL, startModelServer } from '#e2e/fakes/model-server.ts'
import { generateClient, typeDocuments } from './build.ts'

const root = path.resolve(import.meta.dirname, '..')

generateClient()
typeDocuments()

const model = await fakeModel()

const server = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-path=api',
    '--watch-path=domain',
    '--watch-path=prisma',
    '--watch-preserve-output',
    'api/server.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...model, NODE_ENV: 'development' } },
)

let timer: NodeJS.Timeout | undefined
for (const room of ['web', 'api']) {
  watch(path.join(root, room), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.graphql')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      try {
        typeDocuments()
      } catch {
        // The error was printed, and the next save tries again.
      }
    }, 100)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))

async function fakeModel(): Promise<Record<string, string>> {
  if (process.env['OPENAI_API_KEY'] || process.env['OPENAI_BASE_URL']) return {}
  const { url } = await startModelServer({ script: 'slow', slowMs: 10_000 })
  console.log(
    `\n  OPENAI_API_KEY is not set, so a fake model at ${url} generates placeholder articles, which say so.`,
  )
  return {
    OPENAI_API_KEY: STAND_IN_KEY,
    OPENAI_BASE_URL: url,
    OPENAI_MODEL: STAND_IN_MODEL,
    // The fake model's articles are random words.
    AUTOMATION: process.env['AUTOMATION'] ?? 'off',
  }
}
