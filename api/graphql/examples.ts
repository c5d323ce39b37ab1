import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Example {
  name: string
  query: string
  variables: Record<string, unknown>
  headers: Record<string, string>
}

const folder = path.join(import.meta.dirname, 'examples')

/** One document per part of the site, with variables and headers in the JSON file of the same name. */
export const examples: readonly Example[] = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql'))
  .sort()
  .map((file) => {
    const name = path.basename(file, '.graphql')
    const settings = path.join(folder, `${name}.json`)
    const { variables = {}, headers = {} } = existsSync(settings)
      ? (JSON.parse(readFileSync(settings, 'utf8')) as Partial<Example>)
      : {}
    return { name, query: readFileSync(path.join(folder, file), 'utf8').trim(), variables, headers }
  })
