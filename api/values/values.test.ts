import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startTestServer } from '#api/test/server.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'

const server = await startTestServer()

// Every figure comes from a published report. After an intended change with a source, update this checksum.
test('the figures file is unchanged', async () => {
  const file = await readFile(new URL('../../domain/values/values.json', import.meta.url))
  expect(createHash('sha256').update(file).digest('hex')).toBe(
    'aff1522ef7811a5dfffa0d482017cf5373658f1c7303e4e4a7206cf54375d2be',
  )
})

test('the fifteen shared values are returned with every field', async () => {
  const { data } = await server.graphql<{ sharedValues: unknown }>(`{
    sharedValues {
      title description percentage conservative liberal groups { conservative liberal }
      source report year fieldwork population item note url icon
    }
  }`)
  expect(data.sharedValues).toEqual(VALUE_CARDS)
})
