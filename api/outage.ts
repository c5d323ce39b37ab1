/** Thrown instead of waiting for a database that is known to be away. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor() {
    super('The database is not reachable')
  }
}

export const UNAVAILABLE = 'The service is briefly unavailable. Please try again in a moment.'

/** Seconds after which a client should ask again. */
export const RETRY_AFTER = 5

// Sockets; PostgreSQL (class 08, 53 and 57: connection, resources, intervention); Prisma's own for the same.
const CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST\w+|ENET\w+|EAI_AGAIN|08...|53...|57...|P1001|P1002|P1008|P1017|P2024|P2028)$/
const MESSAGES =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Query read timeout|Can't reach database|Server has closed the connection|not queryable|The database is not reachable/i

/** Whether an error says that the database is away, or that too much is asked for at once: the visitor should try again, nobody is wrong. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (error === null || typeof error !== 'object' || depth > 5) return false
  const { name, code, originalCode, message, cause, meta } = error as Record<string, unknown>
  return (
    name === 'DatabaseUnavailable' ||
    name === 'Overloaded' ||
    [code, originalCode].some((text) => typeof text === 'string' && CODES.test(text)) ||
    (typeof message === 'string' && MESSAGES.test(message)) ||
    isUnavailable(cause, depth + 1) ||
    isUnavailable((meta as Record<string, unknown> | undefined)?.['driverAdapterError'], depth + 1)
  )
}
