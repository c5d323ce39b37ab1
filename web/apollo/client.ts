import { ApolloClient, type ApolloLink, InMemoryCache } from '@apollo/client'
import possibleTypes from './possible-types.generated.ts'

/** What the server rendered, for the browser to go on with. */
export type CacheState = ReturnType<InMemoryCache['extract']>

/** The Apollo client of the browser and of one server rendering: the same cache rules in both. */
export function createApolloClient(link: ApolloLink, options: { ssr?: boolean; state?: CacheState } = {}) {
  const cache = new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          // A poll that any query brought is the poll that `poll(id)` asks for.
          poll: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: 'Poll', id: args?.['id'] }),
          },
        },
      },
      // There is one: queries that ask for different parts of it share it.
      DeskSettings: { keyFields: [] },
      // Values without an identity of their own: the newer list stands for the older.
      Session: { fields: { completedChallenges: { merge: false } } },
      Poll: { fields: { results: { merge: false }, resultsByAffiliation: { merge: false } } },
    },
  })
  if (options.state) cache.restore(options.state)
  return new ApolloClient({
    cache,
    link,
    ssrMode: options.ssr ?? false,
    dataMasking: true,
    // Spec §7: nothing is retried, refetched on focus or goes stale on its own.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: false } },
    devtools: { enabled: false },
  })
}
