// `npm start`: builds what is not built yet, then serves everything.
import { buildIfNeeded } from './build.ts'

// npm runs this in a shell that passes no signal on: when the shell is gone, we were asked to leave. It may go while we build.
const shell = process.ppid

process.env['NODE_ENV'] ??= 'production'
buildIfNeeded()

if (process.env['npm_lifecycle_event'] === 'start') {
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

await import('../api/server.ts')
