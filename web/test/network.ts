import { graphql } from 'msw/graphql'
import { setupServer } from 'msw/node'

/** What component tests answer instead of the server: `network.use(api.mutation('VotePoll', …))`. */
export const network = setupServer()

export const API_URL = 'http://localhost:3000/graphql'
export const api = graphql.link(API_URL)
