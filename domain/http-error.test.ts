import { expect, test } from 'vitest'
import { httpErrorMessage } from './http-error.ts'

test('a failed answer is reported by its status and its body', () => {
  expect(httpErrorMessage(404, 'Not Found', 'Blog post not found')).toBe('404: Blog post not found')
})

test('a failed answer without a body is reported by its status text', () => {
  expect(httpErrorMessage(502, 'Bad Gateway', '')).toBe('502: Bad Gateway')
})
