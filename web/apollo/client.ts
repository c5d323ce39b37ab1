import { ApolloClient, type ApolloLink, InMemoryCache } from '@apollo/client'
import generated from './possible-types.generated.ts'

export type CacheState = ReturnType<InMemoryCache['extract']>

/** Of the only interface that fragments name. A test compares it with the schema. */
export const POSSIBLE_TYPES = {
  Error: [
    'BadInputError',
    'ConflictError',
    'GenerationFailedError',
    'GenerationUnavailableError',
    'NotFoundError',
  ],
}

/** Used in the browser and for each server rendering, so that both have the same cache rules. */
export function createApolloClient(link: ApolloLink, options: { ssr?: boolean; state?: CacheState } = {}) {
  const cache = new InMemoryCache({
    // The unions are for development builds, which warn when a result is of another type than a fragment. No build for production has them.
    possibleTypes: import.meta.env.DEV ? generated.possibleTypes : POSSIBLE_TYPES,
    typePolicies: {
      // Singletons: queries that select different fields of one share it.
      AdminSettings: { keyFields: [] },
      SubscriberCounts: { keyFields: [] },
      // Pages ask for the figure first and for its shares later.
      Today: { keyFields: ['date'] },
      TodayFigure: { keyFields: ['kind', 'slug'] },
      // Lists of values without an id: the newer list replaces the older one.
      Session: { fields: { completedChallenges: { merge: false } } },
      Poll: { fields: { results: { merge: false }, resultsByAffiliation: { merge: false } } },
    },
  })
  if (options.state) cache.restore(options.state)
  return new ApolloClient({
    cache,
    link,
    ssrMode: options.ssr ?? false,
    // Spec §7: nothing is retried, refetched on focus or goes stale on its own.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: false } },
    devtools: { enabled: false },
  })
}
