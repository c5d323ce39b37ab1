// `npm run dev`: the site with hot reload on both sides. Components are replaced in the open page by Vite; the
// server starts again when its own files change; documents are typed again when a .graphql file changes.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { generate } from './build.ts'

const root = path.resolve(import.meta.dirname, '..')

generate()

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
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
)

let timer: NodeJS.Timeout | undefined
for (const room of ['web', 'api']) {
  watch(path.join(root, room), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.graphql')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      try {
        generate()
      } catch {
        // What is wrong with the document has been printed; the next save tries again.
      }
    }, 100)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
