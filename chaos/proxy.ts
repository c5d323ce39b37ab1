import { connect, createServer, type Socket } from 'node:net'

export type ProxyMode =
  | 'open'
  /** Refuses new connections and closes open ones, like a stopped server. */
  | 'cut'
  /** Like 'cut', but as PgBouncer reports it, with the server's last error and the pooler's own in one packet. */
  | 'lost behind a pooler'
  /** Accepts data and never responds, like a pulled cable. */
  | 'blackhole'
  | 'slow'

export interface TcpProxy {
  port: number
  set(mode: ProxyMode): void
  close(): Promise<void>
}

const SLOW_DELAY_MS = 3_000

function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
const SHUTDOWN_ERRORS = Buffer.concat([
  fatal('57P01', 'terminating connection due to administrator command'),
  fatal('08P01', 'server conn crashed?'),
])

export async function startProxy(target: number): Promise<TcpProxy> {
  let mode: ProxyMode = 'open'
  const sockets = new Set<Socket>()
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    if (mode === 'cut' || mode === 'lost behind a pooler') {
      client.destroy()
      return
    }
    clients.add(client)
    client.on('close', () => clients.delete(client))
    const upstream = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => {
        if (mode === 'blackhole') return
        if (mode === 'slow') setTimeout(() => to.writable && to.write(chunk), SLOW_DELAY_MS)
        else to.write(chunk)
      })
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set(next) {
      mode = next
      if (next === 'lost behind a pooler') for (const inside of clients) inside.end(SHUTDOWN_ERRORS)
      if (next === 'cut') for (const socket of sockets) socket.destroy()
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
