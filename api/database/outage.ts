import type { FastifyBaseLogger } from 'fastify'

/** Thrown instead of waiting while the database is known to be down. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor() {
    super('The database is not reachable')
  }
}

export const UNAVAILABLE = 'The service is briefly unavailable. Please try again in a moment.'

/** Seconds after which clients should retry. */
export const RETRY_AFTER_SECONDS = 5

// Socket errors, PostgreSQL classes 08, 53 and 57, 25006 (read-only, as on a full disk), and Prisma's codes for the
// same.
const CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST\w+|ENET\w+|EAI_AGAIN|08...|25006|53...|57...|P1001|P1002|P1008|P1017|P2024|P2028)$/
// `pg` gives these errors no code, and Prisma wraps DatabaseUnavailable without its name.
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|The database is not reachable/

export function isUnavailable(error: unknown): boolean {
  return reasonOf(error) !== null
}

/** Temporary failures get one line with the reason, because there may be many. All others get a stack. */
export function logFailure(log: FastifyBaseLogger, error: unknown, message: string): void {
  const reason = reasonOf(error)
  if (reason === null) log.error({ err: error }, message)
  else log.warn({ reason }, message)
}

/** The code, name or known phrase of a temporary error, otherwise null. Never quotes a visitor. */
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
