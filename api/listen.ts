import { Client } from 'pg'

const RETRY_MS = 1_000

/** LISTEN on a connection of its own, opened again whenever it is lost. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onReconnect: () => void,
): Promise<() => Promise<void>> {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect() {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
      application_name: 'civic-unity listen',
    })
    next.on('notification', (message) => onPayload(message.payload ?? ''))
    next.on('error', () => {})
    next.on('end', retry)
    await next.connect()
    await next.query(`LISTEN ${next.escapeIdentifier(channel)}`)
    client = next
  }

  function retry() {
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      connect().then(onReconnect, retry)
    }, RETRY_MS)
  }

  await connect()
  return async () => {
    closed = true
    clearTimeout(timer)
    await client?.end()
  }
}
