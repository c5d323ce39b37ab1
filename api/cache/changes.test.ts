import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '#api/test/database.ts'
import { startChanges } from './changes.ts'

const db = await openTestDatabase()
const changes = await startChanges(db)

test('closing an idle follower ends it at once', async () => {
  const followed = changes.follow('poll:quiet')
  expect(await followed.next()).toEqual({ done: false, value: 'poll:quiet' })
  const waiting = followed.next()
  await followed.return?.()
  expect(await waiting).toEqual({ done: true, value: undefined })
})

test('changes in quick succession are delivered once', async () => {
  const followed = changes.follow('poll:busy')
  await followed.next()
  for (let count = 0; count < 20; count++) changes.publish('poll:busy')
  expect((await followed.next()).done).toBe(false)
  const next = followed.next()
  await followed.return?.()
  expect((await next).done).toBe(true)
})

test('all followers get changes at the same times, one interval apart, and always the last one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 10_300 })
  const seen: [string, number][] = []
  const follow = async (name: string) => {
    for await (const _ of changes.follow('poll:watched', 2_000)) seen.push([name, Date.now()])
  }
  void follow('early')
  for (let vote = 0; vote < 10; vote += 1) {
    changes.publish('poll:watched')
    await vi.advanceTimersByTimeAsync(300)
    if (vote === 2) void follow('late')
  }
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  const start = (name: string) => seen.filter(([who]) => who === name).map(([, time]) => time)
  // The last change was at 13,000.
  expect(start('early')).toEqual([10_300, 12_000, 14_000])
  expect(start('late')).toEqual([11_200, 12_000, 14_000])
})

test('concurrent reads are shared, but a request after a change starts a new read', async () => {
  const resolvers: ((response: string) => void)[] = []
  const ask = (key = 'counts') =>
    changes.shareRead(key, () => new Promise<string>((resolve) => resolvers.push(resolve)))
  const before = [ask(), ask()]
  changes.publish('poll:busy')
  const after = [ask(), ask()]
  const other = ask('options')
  expect(resolvers).toHaveLength(3)
  for (const [index, response] of ['old', 'new', 'other'].entries()) resolvers[index]?.(response)
  expect(await Promise.all([...before, ...after, other])).toEqual(['old', 'old', 'new', 'new', 'other'])
  // Shared reads expire, so that manual database changes without an event show up.
  await vi.waitFor(() => {
    void ask()
    expect(resolvers).toHaveLength(4)
  }, 10_000)
})

test('after a connection gap, followers are notified and shared reads start again', async () => {
  let missed = () => {}
  const listening = await startChanges({
    ...db,
    listen: async (_channel, _onNews, onGap) => {
      missed = onGap
      return async () => {}
    },
  })
  const followed = listening.follow('poll:far')
  await followed.next()
  const read = vi.fn(async () => 'counts')
  await listening.shareRead('counts', read)
  const waiting = followed.next()
  missed()
  expect((await waiting).done).toBe(false)
  await listening.shareRead('counts', read)
  expect(read).toHaveBeenCalledTimes(2)
  await listening.close()
})

test('shutting down ends all followers', async () => {
  const followed = changes.follow('posts')
  await followed.next()
  const waiting = followed.next()
  changes.endFollowers()
  expect((await waiting).done).toBe(true)
  expect((await changes.follow('posts').next()).done).toBe(true)
  await changes.close()
  await db.close()
})
