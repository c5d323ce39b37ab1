export const ADDRESSES = {
  general: 'hello@civicunity.example',
  partnerships: 'partnerships@civicunity.example',
  press: 'press@civicunity.example',
  privacy: 'privacy@civicunity.example',
} as const

/** No mail reaches `.example` domains (RFC 2606). */
export function arePlaceholders(addresses: Readonly<Record<string, string>>): boolean {
  return Object.values(addresses).some((address) => address.endsWith('.example'))
}
