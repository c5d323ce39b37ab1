import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startTestServer } from '#api/test/server.ts'
import { enumName } from '#domain/enum-names.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'

const server = await startTestServer()

// Every figure comes from a published report. After an intended change with a source, update this checksum.
test('the figures file is unchanged', async () => {
  const file = await readFile(new URL('../../domain/values/values.json', import.meta.url))
  expect(createHash('sha256').update(file).digest('hex')).toBe(
    '7269f19fe466d791e7f6483db3aec92d84f203f5a818e02228d28f537fc971fb',
  )
})

test('the fifteen shared values are returned with every field', async () => {
  const { data } = await server.graphql<{ sharedValues: unknown }>(`{
    sharedValues {
      slug title description percentage conservative liberal independents groups { conservative liberal }
      source report year fieldwork published population item asked note url link also { text url } icon
    }
  }`)
  expect(data.sharedValues).toEqual(
    VALUE_CARDS.map((card) => ({ ...card, published: card.published ?? null, link: enumName(card.link) })),
  )
})
