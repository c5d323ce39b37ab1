import { type ApolloLink, Observable } from '@apollo/client'
import { print } from 'graphql'
import { createClient } from 'graphql-sse'
import { urls } from '../urls.ts'

/** The results of one subscription. */
export function subscribeToEvents(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    const { query, variables, operationName } = operation
    const request = { query: print(query), variables, ...(operationName && { operationName }) }
    const { headers } = operation.getContext() as { headers?: Record<string, string> }
    const client = createClient({
      url: urls.graphql(),
      credentials: 'same-origin',
      ...(headers && { headers }),
      retryAttempts: 0,
    })
    return whileShown(() => {
      let left = false
      let losses = 0
      let timer: ReturnType<typeof setTimeout>
      let leave: () => void
      const open = () => {
        leave = client.subscribe(request, {
          next: (result) => {
            if (result.data) losses = 0
            observer.next(result as ApolloLink.Result)
          },
          error: (error) => left || lost(() => observer.error(error)),
          complete: () => left || lost(() => observer.complete()),
        })
      }
      const lost = (tell: () => void) => {
        // An operation with headers of its own, as an admin's, is not tried again here: whoever follows asks first
        // whether the token is still good.
        if (headers) tell()
        else timer = setTimeout(open, pauseBefore(losses++))
      }
      open()
      return () => {
        left = true
        clearTimeout(timer)
        leave()
      }
    })
  })
}

/** The first pause before a connection is opened again, and the longest. */
const PAUSE_MS = { first: 1_000, longest: 30_000 }

/**
 * A connection that broke, or that a server ended because it leaves, is opened again: soon, and ever more rarely while
 * that is in vain. Up to half of the pause is chance, so that those who were left together do not return together.
 */
function pauseBefore(losses: number): number {
  return Math.min(PAUSE_MS.first * 2 ** losses, PAUSE_MS.longest) * (1 - Math.random() / 2)
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
