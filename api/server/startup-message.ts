import { ADDRESSES, arePlaceholders } from '#domain/contact/addresses.ts'
import { SITE_NAME } from '#domain/site-name.ts'

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Lines for the terminal. They contain no secrets. */
export function startupMessage(
  publicUrl: string,
  database: string,
  adminTokenSource: string,
  addresses: Parameters<typeof arePlaceholders>[0] = ADDRESSES,
): string {
  const isPublic = !LOCAL_HOSTS.includes(new URL(publicUrl).hostname)
  const warning = '  Warning: the contact addresses are placeholders. Change domain/contact/addresses.ts.\n'
  return `
  ${SITE_NAME} is at ${publicUrl}
  Database: ${database}
  Admin token: from ${adminTokenSource}
${isPublic && arePlaceholders(addresses) ? warning : ''}`
}
