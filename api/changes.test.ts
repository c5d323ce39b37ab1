import { expect, test } from 'vitest'
import { startChanges } from './changes.ts'
import { openTestDatabase } from './test/database.ts'

const db = await openTestDatabase()
const changes = await startChanges(db)

test('who stops following while nothing happens is forgotten at once', async () => {
  const followed = changes.follow('poll:quiet')
  expect(await followed.next()).toEqual({ done: false, value: 'poll:quiet' })
  const waiting = followed.next()
  await followed.return?.()
  expect(await waiting).toEqual({ done: true, value: undefined })
})

test('several changes close together are told once', async () => {
  const followed = changes.follow('poll:busy')
  await followed.next()
  for (let count = 0; count < 20; count++) changes.publish('poll:busy')
  expect((await followed.next()).done).toBe(false)
  const next = followed.next()
  await followed.return?.()
  expect((await next).done).toBe(true)
})

test('a process that leaves ends what is followed', async () => {
  const followed = changes.follow('posts')
  await followed.next()
  const waiting = followed.next()
  changes.endFollowers()
  expect((await waiting).done).toBe(true)
  expect((await changes.follow('posts').next()).done).toBe(true)
  await changes.close()
  await db.close()
})
