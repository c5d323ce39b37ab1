import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { POSSIBLE_TYPES } from './client.ts'

test('the cache knows the types of every interface in the schema, and no fragment is on a union', () => {
  const schema = readFileSync('schema.graphql', 'utf8')
  const interfaces = [...schema.matchAll(/^interface (\w+)/gm)].map(([, name]) => name as string)
  const implementing = (name: string) =>
    [...schema.matchAll(new RegExp(`^type (\\w+) implements [^{]*\\b${name}\\b`, 'gm'))].map(
      ([, type]) => type,
    )
  expect(POSSIBLE_TYPES).toEqual(Object.fromEntries(interfaces.map((name) => [name, implementing(name)])))
})
