import { graphql } from 'msw/graphql'
import { setupServer } from 'msw/node'

/** Intercepts the requests of component tests. `serve` answers them. */
export const network = setupServer()

export const API_URL = 'http://localhost:3000/graphql'
export const api = graphql.link(API_URL)
