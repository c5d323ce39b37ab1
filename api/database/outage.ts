import type { FastifyBaseLogger } from 'fastify'

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

// Sockets; PostgreSQL (class 08, 53 and 57: connection, resources, intervention; 25006: only reads for now, as a host
// sets it whose disk is full); Prisma's own for the same.
const CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST\w+|ENET\w+|EAI_AGAIN|08...|25006|53...|57...|P1001|P1002|P1008|P1017|P2024|P2028)$/
// `pg` gives these errors no code, and Prisma wraps DatabaseUnavailable without its name.
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|The database is not reachable/

/** Whether an error says that the database is away, or that too much is asked for at once: the visitor should try again, nobody is wrong. */
export function isUnavailable(error: unknown): boolean {
  return reasonOf(error) !== null
}

/**
 * Tells the log of a failure. One that passes by itself is a line with its reason (a full disk, no connection left: nothing else
 * tells the operator), since there may be many; anything else comes with its stack.
 */
export function logFailure(log: FastifyBaseLogger, error: unknown, message: string): void {
  const reason = reasonOf(error)
  if (reason === null) log.error({ err: error }, message)
  else log.warn({ reason }, message)
}

/** What of an error says so: a code, a name or a known phrase, and nothing that could quote a visitor; null when nothing does. */
function reasonOf(error: unknown, depth = 0): string | null {
  if (error === null || typeof error !== 'object' || depth > 5) return null
  const { name, code, originalCode, message, cause, meta } = error as Record<string, unknown>
  if (name === 'DatabaseUnavailable' || name === 'Overloaded') return name
  const known = [code, originalCode].find((text) => typeof text === 'string' && CODES.test(text))
  return (
    (known as string | undefined) ??
    reasonOf(cause, depth + 1) ??
    reasonOf((meta as Record<string, unknown> | undefined)?.['driverAdapterError'], depth + 1) ??
    (typeof message === 'string' ? (MESSAGES.exec(message)?.[0] ?? null) : null)
  )
}
