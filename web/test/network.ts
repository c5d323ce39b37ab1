import { setupServer } from 'msw/node'

export const network = setupServer()

export const API_URL = 'http://localhost:3000/graphql'
