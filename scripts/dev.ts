// `npm run dev`: the site with hot reload on both sides. Components are replaced in the open page by Vite; the
// server starts again when its own files change; documents are typed again when a .graphql file changes.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { STAND_IN_KEY, STAND_IN_MODEL, startModelServer } from '#e2e/fakes/model-server.ts'
import { generateClient, typeDocuments } from './build.ts'

const root = path.resolve(import.meta.dirname, '..')

// No stamp says of which sources these are: documents are typed again below, and the next start looks for itself.
generateClient()
typeDocuments()

const model = await standInModel()

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
        // What is wrong with the document has been printed; the next save tries again.
      }
    }, 100)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))

/** Without a language model of one's own, a stand-in answers: the desk can be tried, and says who wrote. */
async function standInModel(): Promise<Record<string, string>> {
  if (process.env['OPENAI_API_KEY'] || process.env['OPENAI_BASE_URL']) return {}
  const { url } = await startModelServer({ script: 'slow', slowMs: 10_000 })
  console.log(
    `\n  OPENAI_API_KEY is not set: a stand-in at ${url} writes the articles. It is no language model, and each says so.`,
  )
  return {
    OPENAI_API_KEY: STAND_IN_KEY,
    OPENAI_BASE_URL: url,
    OPENAI_MODEL: STAND_IN_MODEL,
    // Nobody waits for word salad every other day.
    AUTOMATION: process.env['AUTOMATION'] ?? 'off',
  }
}
