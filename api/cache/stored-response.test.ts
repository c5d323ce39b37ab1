import { expect, test } from 'vitest'
import { storedResponse } from './stored-response.ts'

test('the ETag changes with the body and with the headers', () => {
  const etagOf = (body: string, total: string) =>
    storedResponse(body, { 'x-total-count': total }).headers['etag']
  expect(etagOf('[]', '1')).toBe(etagOf('[]', '1'))
  expect(new Set([etagOf('[]', '1'), etagOf('[]', '2'), etagOf('[1]', '1')]).size).toBe(3)
})
