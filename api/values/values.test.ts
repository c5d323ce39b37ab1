import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startTestServer } from '#api/test/server.ts'
import { enumName } from '#domain/enum-names.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { SPLITS } from '#domain/values/splits.ts'

const server = await startTestServer()

// Every figure comes from a published report. After an intended change with a source, update this checksum.
test.each([
  ['values.json', 'b39050c8dcb1bcc8054ebbe9ff449aca1e90cc73fdc0e4a244b881b56f8a3f17'],
  ['splits.json', '7e65e292b56c883164faa52a6f0c2f8265a3188cd14c9e12da983a443a560ef0'],
])('the figures of %s are unchanged', async (name, checksum) => {
  const file = await readFile(new URL(`../../domain/values/${name}`, import.meta.url))
  expect(createHash('sha256').update(file).digest('hex')).toBe(checksum)
})

test('one shared value is found by its slug', async () => {
  const query = 'query ($slug: String!) { sharedValue(slug: $slug) { title percentage } }'
  const { data } = await server.graphql(query, { slug: 'term-limits-for-congress' })
  expect(data['sharedValue']).toEqual({ title: 'Term limits for Congress', percentage: 83 })
  expect((await server.graphql(query, { slug: 'nothing' })).data['sharedValue']).toBeNull()
})

test('the splits are returned with every field but what the game needs', async () => {
  const { data } = await server.graphql(`{
    splits {
      slug statement republicans democrats independents overall asked question pollster sponsor year fieldwork
      population note url link also { text url }
    }
  }`)
  expect(data['splits']).toEqual(
    SPLITS.map(({ near, ...split }) => ({ ...split, link: enumName(split.link) })),
  )
})

/** The cards under the names that clients know. */
const CARDS = VALUE_CARDS.map(({ republicans, democrats, overall, pollster, question, ...card }) => ({
  ...card,
  conservative: republicans,
  liberal: democrats,
  percentage: overall,
  groups: { conservative: 'Republicans', liberal: 'Democrats' },
  source: pollster,
  item: question,
  published: card.published ?? null,
}))

test('REST returns the same values and splits', async () => {
  const json = async (url: string) => (await server.app.inject(url)).json()
  expect(await json('/api/values')).toEqual(CARDS)
  expect(await json('/api/values/time-with-family')).toMatchObject({
    title: 'Time with family',
    conservative: 85,
  })
  expect(await json('/api/splits')).toEqual(SPLITS.map(({ near, ...split }) => split))
  const missing = await server.app.inject('/api/values/nothing')
  expect([missing.statusCode, missing.json().detail]).toEqual([404, 'Shared value not found'])
})

test('the fifteen shared values are returned with every field', async () => {
  const { data } = await server.graphql<{ sharedValues: unknown }>(`{
    sharedValues {
      slug title description percentage conservative liberal independents groups { conservative liberal }
      source report year fieldwork published population item asked note url link also { text url } icon
    }
  }`)
  expect(data.sharedValues).toEqual(CARDS.map((card) => ({ ...card, link: enumName(card.link) })))
})
