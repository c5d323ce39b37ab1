import { ApolloLink, Observable } from '@apollo/client'
import { act } from '@testing-library/react'
import { print } from 'graphql'
import type { Subscriber } from 'rxjs'
import { execute, type PartialResult } from './schema.ts'

interface Connection {
  operation: ApolloLink.Operation
  observer: Subscriber<ApolloLink.Result>
}

/** Sends the events of one subscription through a link for `createTestClient`. `Data` is the subscription's result. */
export function createEvents<Data extends object>() {
  const connections: Connection[] = []
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        connections.push({ operation, observer })
      }),
  )
  const newest = () => {
    const connection = connections.at(-1)
    if (!connection) throw new Error('No component has subscribed')
    return connection
  }
  return {
    link,
    connections,
    send(result: PartialResult<Data>) {
      const { operation, observer } = newest()
      const { query, variables } = operation
      return act(async () => observer.next(execute({ query: print(query), variables }, result)))
    },
    fail: (error: Error) => act(async () => newest().observer.error(error)),
  }
}
