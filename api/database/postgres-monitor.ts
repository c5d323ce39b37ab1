import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import { Client } from 'pg'

// An outage is reported within two seconds: HEARTBEAT_MS + SLOW_MS + OPEN_MS.
const HEARTBEAT_MS = 400
const SLOW_MS = 600
const OPEN_MS = 1_000
/** A database that was asleep needs a few seconds to wake up. */
const FIRST_OPEN_MS = 10_000

/** Returns a function that stops it. `onReconnect` is called after an outage, because events may have been missed. */
export type Listen = (
  channel: string,
  onPayload: (payload: string) => void,
  onReconnect: () => void,
) => Promise<() => Promise<void>>

/**
 * One connection that listens and checks whether the database is up. Sends heartbeats, because a lost server may send
 * nothing. `onDown` is called within two seconds, but not if only this connection is slow and another one can be opened.
 */
export async function monitorPostgres(url: string, onDown: () => void) {
  const listeners = new Set<Parameters<Listen>>()
  let client: Client | undefined
  let isClosed = false

  /** @throws when it takes too long. */
  async function open(timeoutMs = OPEN_MS): Promise<Client> {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'civic-unity-monitor',
    })
    next.on('notification', ({ channel, payload = '' }) => {
      for (const [name, onPayload] of listeners) if (name === channel) onPayload(payload)
    })
    next.on('error', () => {})
    next.on('end', () => handleLoss(next))
    try {
      const statements = ['SELECT 1', ...[...listeners].map(([channel]) => listenTo(channel))]
      await within(
        timeoutMs,
        next.connect().then(() => next.query(statements.join(';'))),
      )
    } catch (error) {
      destroyConnection(next)
      throw error
    }
    return next
  }

  function handleLoss(which: Client): void {
    if (isClosed || which !== client) return
    client = undefined
    destroyConnection(which)
    onDown()
  }

  async function watch(): Promise<void> {
    for (;;) {
      await delay(HEARTBEAT_MS, undefined, { ref: false })
      if (isClosed) return
      const current = client
      const heartbeat = current && within(SLOW_MS, current.query('SELECT 1'))
      if (heartbeat && (await heartbeat.then(() => true).catch(() => false))) continue
      const next = await open().catch(() => null)
      if (next && isClosed) return destroyConnection(next)
      if (next) {
        client = next
        if (current) destroyConnection(current)
        for (const [, , onReconnect] of listeners) onReconnect()
      } else if (current) handleLoss(current)
    }
  }

  client = await open(FIRST_OPEN_MS)
  watch()
  return {
    isUp: () => client !== undefined,
    async listen(...listener: Parameters<Listen>) {
      listeners.add(listener)
      if (client) await within(OPEN_MS, client.query(listenTo(listener[0])))
      return async () => {
        listeners.delete(listener)
      }
    },
    async close() {
      isClosed = true
      if (client)
        await Promise.race([client.end(), new Promise((resolve) => setTimeout(resolve, 500).unref())])
      if (client) destroyConnection(client)
    },
  }
}

function listenTo(channel: string): string {
  return `LISTEN "${channel.replaceAll('"', '""')}"`
}

/** @throws Error when there is no response in time. */
async function within(ms: number, response: Promise<unknown>): Promise<void> {
  let isSettled = false
  const settled = response.finally(() => {
    isSettled = true
  })
  settled.catch(() => {})
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([settled, timeout])
  clearTimeout(timer)
  // A busy process may see the timer before a response that has already arrived.
  if (!isSettled) await setImmediate().then(() => setImmediate())
  if (!isSettled) throw new Error('The database did not respond')
  await settled
}

/** Destroys the socket, because a dead peer would never acknowledge a clean close. */
export function destroyConnection(client: Client): void {
  client.connection.stream.destroy()
}
