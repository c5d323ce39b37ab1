import { ApolloLink, Observable } from '@apollo/client'
import { HttpLink } from '@apollo/client/link/http'
import { OperationTypeNode, print } from 'graphql'
import { createClient } from 'graphql-sse'
import { urls } from '../urls.ts'

/** Queries and mutations over HTTP, subscriptions over server-sent events, all to `/graphql`. */
export function createBrowserLink(): ApolloLink {
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createEventLink(),
    new HttpLink({ uri: urls.graphql(), credentials: 'same-origin' }),
  )
}

function createEventLink(): ApolloLink {
  const events = createClient({ url: urls.graphql(), credentials: 'same-origin', retryAttempts: 5 })
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) =>
        events.subscribe(
          { query: print(query), variables, ...(operationName && { operationName }) },
          {
            next: (result) => observer.next(result as ApolloLink.Result),
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          },
        ),
      ),
  )
}
