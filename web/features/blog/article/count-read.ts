import type { ApolloClient } from '@apollo/client'
import { READS_KEY } from '#domain/session/storage-keys.ts'
import { readItem, writeItem } from '#web/lib/browser-storage.ts'
import { CountReadDocument } from './count-read.generated.ts'

/** Once per article and tab, without cookies or a referrer. Never if the browser asks not to be tracked. */
export function countRead(client: ApolloClient, slug: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean } & Navigator
  if (globalPrivacyControl || doNotTrack === '1') return
  const counted = readItem('sessionStorage', READS_KEY)?.split(' ') ?? []
  if (counted.includes(slug)) return
  writeItem('sessionStorage', READS_KEY, [...counted, slug].join(' '))
  const fetchOptions = { referrerPolicy: 'no-referrer', keepalive: true }
  const context = { credentials: 'omit', fetchOptions }
  client.mutate({ mutation: CountReadDocument, variables: { slug }, context }).catch(() => {})
}
