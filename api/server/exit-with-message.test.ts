import { expect, test, vi } from 'vitest'
import { exitWithMessage } from './exit-with-message.ts'

test('a host that refuses connections on all its addresses is named with each', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const refused = ['::1', '127.0.0.1'].map((host) => new Error(`connect ECONNREFUSED ${host}:5432`))
  exitWithMessage(new AggregateError(refused))
  expect(log).toHaveBeenCalledWith('\nconnect ECONNREFUSED ::1:5432\nconnect ECONNREFUSED 127.0.0.1:5432\n')
  log.mockClear()
  exit.mockRestore()
})
