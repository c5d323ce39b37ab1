import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useEffect } from 'react'
import { type Site, SiteProvider } from '#web/site.tsx'

/** The server and the browser must render the same tree, or hydration would fail. */
export function App({ client, site, children }: { client: ApolloClient; site: Site; children: ReactNode }) {
  // For tests in a browser. Lazy sections have a mark of their own.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return (
    <ApolloProvider client={client}>
      <SiteProvider site={site}>{children}</SiteProvider>
    </ApolloProvider>
  )
}
