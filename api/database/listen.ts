import { setImmediate } from 'node:timers/promises'
import { Client } from 'pg'

const BEAT_MS = 400
const PATIENCE_MS = 1_200
const RETRY_MS = 500

/**
 * Listens until the returned function is called. Calls `onReconnect` after a lost connection is restored, because
 * events may have been missed.
 */
export type Listen = (
  channel: string,
  onPayload: (payload: string) => void,
  onReconnect: () => void,
) => Promise<() => Promise<void>>

/** One connection that listens and checks whether the database is up. */
export interface Watch {
  isUp(): boolean
  listen: Listen
  close(): Promise<void>
}

/**
 * A lost server may send nothing (a pulled cable, a firewall that drops packets), so it is polled. `onDown` is called
 * within two seconds.
 */
export async function watchPostgres(url: string, onDown: () => void): Promise<Watch> {
  const listeners = new Set<{
    channel: string
    onPayload: (payload: string) => void
    onReconnect: () => void
  }>()
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      application_name: 'civic-unity watch',
    })
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onPayload(payload)
    })
    next.on('error', () => {})
    next.on('end', () => lost(next))
    try {
      await next.connect()
      for (const { channel } of listeners) await answered(next, listenTo(channel))
    } catch (error) {
      cut(next)
      throw error
    }
    if (closed) return cut(next)
    client = next
    beat(next)
  }

  function beat(which: Client): void {
    timer = setTimeout(() => {
      answered(which, 'SELECT 1').then(
        () => which === client && beat(which),
        () => lost(which),
      )
    }, BEAT_MS)
  }

  function lost(which: Client): void {
    if (closed || which !== client) return
    client = undefined
    clearTimeout(timer)
    cut(which)
    onDown()
    retry()
  }

  function retry(): void {
    timer = setTimeout(() => {
      connect().then(() => {
        for (const { onReconnect } of listeners) onReconnect()
      }, retry)
    }, RETRY_MS)
  }

  await connect()
  return {
    isUp: () => client !== undefined,
    async listen(channel, onPayload, onReconnect) {
      const listener = { channel, onPayload, onReconnect }
      listeners.add(listener)
      if (client) await answered(client, listenTo(channel))
      return async () => {
        listeners.delete(listener)
      }
    },
    async close() {
      closed = true
      clearTimeout(timer)
      if (client)
        await Promise.race([client.end(), new Promise((resolve) => setTimeout(resolve, 500).unref())])
      if (client) cut(client)
    },
  }
}

function listenTo(channel: string): string {
  return `LISTEN "${channel.replaceAll('"', '""')}"`
}

/** @throws Error when there is no response within PATIENCE_MS. */
async function answered(client: Client, sql: string): Promise<void> {
  let settled = false
  const query = client.query(sql).finally(() => {
    settled = true
  })
  query.catch(() => {})
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([query, tooLate])
  clearTimeout(timer)
  // A busy process may see the timer before a response that has already arrived.
  if (!settled) await setImmediate().then(() => setImmediate())
  if (!settled) throw new Error('The database does not answer')
  await query
}

/** Destroys the socket, because a dead peer would never acknowledge a clean close. */
export function cut(client: Client): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}
