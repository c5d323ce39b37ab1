import type { ADDRESSES } from '#domain/contact/addresses.ts'
import { arePlaceholders } from '#domain/contact/addresses.ts'
import { SITE_NAME } from '#domain/site-name.ts'

export type Startup = {
  readonly publicUrl: string
  readonly database: string
  readonly adminTokenSource: string
  readonly addresses: Readonly<Record<keyof typeof ADDRESSES, string>>
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Lines for the terminal. They contain no secrets. */
export function startupMessage({ publicUrl, database, adminTokenSource, addresses }: Startup): string {
  const isPublic = !LOCAL_HOSTS.includes(new URL(publicUrl).hostname)
  const warning =
    isPublic && arePlaceholders(addresses)
      ? ['  Warning: the contact addresses are placeholders. Change domain/contact/addresses.ts.']
      : []
  return [
    '',
    `  ${SITE_NAME} is at ${publicUrl}`,
    `  Database: ${database}`,
    `  Admin token: from ${adminTokenSource}`,
    ...warning,
    '',
  ].join('\n')
}
