import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { POSSIBLE_TYPES } from './client.ts'

test('the cache knows the types of every interface that a fragment names, and no fragment names a union', () => {
  const schema = readFileSync('schema.graphql', 'utf8')
  const fragments = globSync('web/**/*.graphql').map((file) => readFileSync(file, 'utf8'))
  const named = new Set(
    fragments.flatMap((text) => [...text.matchAll(/\bon (\w+)/g)].map(([, name]) => name)),
  )
  const namesOf = (pattern: RegExp) => [...schema.matchAll(pattern)].map(([, name]) => name as string)
  const interfaces = namesOf(/^interface (\w+)/gm).filter((name) => named.has(name))
  const implementing = (name: string) =>
    namesOf(new RegExp(`^type (\\w+) implements [^{]*\\b${name}\\b`, 'gm'))
  expect(POSSIBLE_TYPES).toEqual(Object.fromEntries(interfaces.map((name) => [name, implementing(name)])))
  expect(namesOf(/^union (\w+)/gm).filter((name) => named.has(name))).toEqual([])
})
