import { ApolloLink } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { OperationTypeNode } from 'graphql'
import { from, mergeMap } from 'rxjs'
import { urls } from '#web/urls.ts'

/** Queries and mutations over HTTP, subscriptions over server-sent events, all to `/graphql`. */
export function createBrowserLink(): ApolloLink {
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    // Most pages have no subscription, so its code loads with the first one.
    new ApolloLink((operation) =>
      from(import('./subscribe-to-events.ts')).pipe(
        mergeMap(({ subscribeToEvents }) => subscribeToEvents(operation)),
      ),
    ),
    // The `extensions` that HttpLink adds would keep responses out of the server’s cache (api/graphql/public-reads.ts).
    new BaseHttpLink({ uri: urls.graphql(), credentials: 'same-origin' }),
  )
}
