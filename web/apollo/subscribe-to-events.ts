import type { ApolloLink } from '@apollo/client'
import { print } from 'graphql'
import { createClient, NetworkError } from 'graphql-sse'
import {
  concatWith,
  distinctUntilChanged,
  fromEvent,
  map,
  NEVER,
  Observable,
  retry,
  startWith,
  switchMap,
  throwError,
  timer,
} from 'rxjs'
import { urls } from '#web/urls.ts'

type Data = Record<string, unknown>

/**
 * A hidden tab closes its connection, because over HTTP/1.1 a browser opens only six per site. Every connection starts with
 * the current state, so nothing is missed.
 */
export function subscribeToEvents(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
  const { query, variables, operationName } = operation
  const request = { query: print(query), variables, ...(operationName && { operationName }) }
  const { headers } = operation.getContext() as { headers?: Record<string, string> }
  const client = createClient({
    url: urls.graphql(),
    credentials: 'same-origin',
    ...(headers && { headers }),
    retryAttempts: 0,
  })
  const results = new Observable<ApolloLink.Result>((observer) =>
    client.subscribe<Data, Data>(request, observer),
  ).pipe(
    map((result) => {
      if (result.errors) throw new Error('The server could not read an event')
      return result
    }),
    // A server that shuts down completes its subscriptions.
    concatWith(throwError(() => new Error('The server ended the subscription'))),
    retry({ delay: backoff, resetOnSuccess: true }),
  )
  return fromEvent(document, 'visibilitychange').pipe(
    startWith(null),
    map(() => document.visibilityState === 'hidden'),
    distinctUntilChanged(),
    switchMap((isHidden) => (isHidden ? NEVER : results)),
  )
}

/**
 * One second, doubled with every attempt up to 30 seconds. Random, so that visitors do not all return at once. A rejected
 * token is not sent again.
 */
function backoff(error: unknown, attempt: number): Observable<unknown> {
  if (error instanceof NetworkError && error.response?.status === 401) return throwError(() => error)
  return timer(Math.min(1_000 * 2 ** (attempt - 1), 30_000) * (1 - Math.random() / 2))
}
