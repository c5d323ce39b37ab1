import { setImmediate } from 'node:timers/promises'
import { Client } from 'pg'

const HEARTBEAT_MS = 400
const RESPONSE_TIMEOUT_MS = 1_200
const RETRY_MS = 500

/** Returns a function that stops it. `onReconnect` is called after an outage, because events may have been missed. */
export type Listen = (
  channel: string,
  onPayload: (payload: string) => void,
  onReconnect: () => void,
) => Promise<() => Promise<void>>

/** One connection that listens and checks whether the database is up. */
export interface PostgresMonitor {
  isUp(): boolean
  listen: Listen
  close(): Promise<void>
}

/** Sends heartbeats, because a lost server may send nothing. `onDown` is called within two seconds. */
export async function monitorPostgres(url: string, onDown: () => void): Promise<PostgresMonitor> {
  const listeners = new Set<{
    channel: string
    onPayload: (payload: string) => void
    onReconnect: () => void
  }>()
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      application_name: 'civic-unity-monitor',
    })
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onPayload(payload)
    })
    next.on('error', () => {})
    next.on('end', () => handleLoss(next))
    try {
      await next.connect()
      for (const { channel } of listeners) await queryWithTimeout(next, listenTo(channel))
    } catch (error) {
      destroyConnection(next)
      throw error
    }
    if (isClosed) return destroyConnection(next)
    client = next
    scheduleHeartbeat(next)
  }

  function scheduleHeartbeat(which: Client): void {
    timer = setTimeout(() => {
      queryWithTimeout(which, 'SELECT 1').then(
        () => which === client && scheduleHeartbeat(which),
        () => handleLoss(which),
      )
    }, HEARTBEAT_MS)
  }

  function handleLoss(which: Client): void {
    if (isClosed || which !== client) return
    client = undefined
    clearTimeout(timer)
    destroyConnection(which)
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
      if (client) await queryWithTimeout(client, listenTo(channel))
      return async () => {
        listeners.delete(listener)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      if (client)
        await Promise.race([client.end(), new Promise((resolve) => setTimeout(resolve, 500).unref())])
      if (client) destroyConnection(client)
    },
  }
}

function listenTo(channel: string): string {
  return `LISTEN "${channel.replaceAll('"', '""')}"`
}

/** @throws Error when there is no response within RESPONSE_TIMEOUT_MS. */
async function queryWithTimeout(client: Client, sql: string): Promise<void> {
  let isSettled = false
  const query = client.query(sql).finally(() => {
    isSettled = true
  })
  query.catch(() => {})
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, RESPONSE_TIMEOUT_MS)
  })
  await Promise.race([query, timeout])
  clearTimeout(timer)
  // A busy process may see the timer before a response that has already arrived.
  if (!isSettled) await setImmediate().then(() => setImmediate())
  if (!isSettled) throw new Error('The database did not respond')
  await query
}

/** Destroys the socket, because a dead peer would never acknowledge a clean close. */
export function destroyConnection(client: Client): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}
