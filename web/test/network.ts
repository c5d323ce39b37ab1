import { setupServer } from 'msw/node'

/** Intercepts the requests of component tests. `serve` answers them. */
export const network = setupServer()

export const API_URL = 'http://localhost:3000/graphql'
