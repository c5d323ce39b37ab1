import { expect, test } from 'vitest'
import { VALUE_CARDS } from '../../domain/values/cards.ts'
import { startTestServer } from '../test/server.ts'

const server = await startTestServer()

test('the fifteen shared values are read with every field, figure for figure', async () => {
  const { data } = await server.graphql<{ sharedValues: unknown }>(`{
    sharedValues {
      title description percentage conservative liberal groups { conservative liberal }
      source report year fieldwork population item note url icon
    }
  }`)
  expect(data.sharedValues).toEqual(VALUE_CARDS)
})
