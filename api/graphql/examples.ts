import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Example {
  name: string
  query: string
  /** Text of the headers editor. */
  headers: string
}

const folder = path.join(import.meta.dirname, 'examples')

/** One document per part of the site. graphiql-start.js replaces the default values in capitals. */
export const examples: readonly Example[] = readdirSync(folder)
  .sort()
  .map((file): Example => {
    const name = path.basename(file, '.graphql')
    return {
      name,
      query: readFileSync(path.join(folder, file), 'utf8').trim(),
      headers: name === '09-admin' ? '{ "Authorization": "Bearer <the admin token>" }' : '',
    }
  })
