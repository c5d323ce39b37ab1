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
  const options = { url: urls.graphql(), credentials: 'same-origin', retryAttempts: 5 } as const
  const events = createClient(options)
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { query, variables, operationName } = operation
        // An operation with headers of its own, as an admin's, has a connection that carries them. It is not tried
        // again here: whoever follows asks first whether the token is still good.
        const { headers } = operation.getContext() as { headers?: Record<string, string> }
        const client = headers ? createClient({ ...options, headers, retryAttempts: 0 }) : events
        const request = { query: print(query), variables, ...(operationName && { operationName }) }
        return whileShown(() => {
          let left = false
          const leave = client.subscribe(request, {
            next: (result) => observer.next(result as ApolloLink.Result),
            error: (error) => left || observer.error(error),
            complete: () => left || observer.complete(),
          })
          return () => {
            left = true
            leave()
          }
        })
      }),
  )
}

/**
 * A tab that nobody looks at holds no connection: over HTTP/1.1 a browser opens six to one site, and a seventh tab would
 * wait for ever. Whoever follows something is told how it stands first, so nothing is missed.
 */
function whileShown(connect: () => () => void): () => void {
  let leave: (() => void) | undefined
  const look = () => {
    if (document.visibilityState === 'hidden') {
      leave?.()
      leave = undefined
    } else leave ??= connect()
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    leave?.()
  }
}
