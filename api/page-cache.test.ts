import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { Topic } from './changes.ts'
import { createPageCache } from './page-cache.ts'

function setup(budget?: { plain: number; other: number }) {
  const renderings: string[] = []
  const state = {
    time: 0,
    status: 200,
    fails: false,
    html: (address: string) => `<p>${address}</p>`,
    topics: null as Topic[] | null,
  }
  let gate: Promise<void> | undefined
  const cache = createPageCache({
    now: () => state.time,
    ...(budget && { budget }),
    render: async (address) => {
      renderings.push(address)
      const html = state.html(address)
      await gate
      if (state.fails) throw new Error('away')
      return { status: state.status, html, topics: state.topics && new Set(state.topics) }
    },
  })
  return {
    cache,
    renderings,
    state,
    text: async (address: string) => (await cache.get(address)).bodies.identity.toString(),
    hold: () => {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = resolve
      })
      return () => {
        gate = undefined
        open()
      }
    },
  }
}

test('a page is rendered once until something changes, or a minute has passed', async () => {
  const { cache, renderings, state } = setup()
  await cache.get('/')
  await cache.get('/')
  expect(renderings).toEqual(['/'])
  cache.expire('posts')
  await cache.get('/')
  expect(renderings).toEqual(['/', '/'])
  state.time += 60_000
  await cache.get('/')
  expect(renderings).toEqual(['/', '/', '/'])
})

test('without news an old page is shown while it is rendered again, and a very old one is not', async () => {
  const { cache, renderings, state, text, hold } = setup()
  state.html = () => 'old'
  await cache.get('/')
  state.time += 60_000
  state.html = () => 'new'
  const release = hold()
  expect(await text('/')).toBe('old')
  expect(await text('/')).toBe('old')
  expect(renderings).toHaveLength(2)
  release()
  await vi.waitFor(async () => expect(await text('/')).toBe('new'), 10_000)
  expect(renderings).toHaveLength(2)
  state.time += 120_000
  state.html = () => 'newest'
  expect(await text('/')).toBe('newest')
})

test('a burst of requests waits for one rendering', async () => {
  const { cache, renderings } = setup()
  await Promise.all(Array.from({ length: 50 }, () => cache.get('/')))
  expect(renderings).toEqual(['/'])
})

test('what began before a change is never shown after it', async () => {
  const { cache, state, text, hold } = setup()
  state.html = () => 'before'
  const release = hold()
  const early = text('/')
  state.html = () => 'after'
  cache.expire('posts')
  const late = text('/')
  release()
  expect(await early).toBe('before')
  expect(await late).toBe('after')
  expect(await text('/')).toBe('after')
})

test('a vote lets every page be that shows no poll, and the one that does is rendered once for all who ask', async () => {
  const { cache, renderings, state, text, hold } = setup()
  state.topics = ['posts']
  await cache.get('/blog')
  state.topics = ['polls', 'posts']
  await cache.get('/')
  state.topics = []
  await cache.get('/contact')
  renderings.length = 0
  cache.expire('polls')
  for (const address of ['/blog', '/contact']) await cache.get(address)
  expect(renderings).toEqual([])

  state.topics = ['polls', 'posts']
  state.html = () => 'one vote'
  const release = hold()
  const first = text('/')
  // While it is rendered votes go on: those who come meanwhile wait for one rendering more, and not for one each.
  state.html = () => 'three votes'
  cache.expire('polls')
  const second = text('/')
  cache.expire('polls')
  const third = text('/')
  release()
  expect(await Promise.all([first, second, third])).toEqual(['one vote', 'three votes', 'three votes'])
  expect(renderings).toEqual(['/', '/'])

  cache.expire('*')
  await cache.get('/contact')
  expect(renderings).toEqual(['/', '/', '/contact'])
})

test('while nothing can be rendered the last page is shown, and rendering is not tried for every request', async () => {
  const { cache, renderings, state, text } = setup()
  state.html = () => 'kept'
  await cache.get('/')
  cache.expire('posts')
  state.fails = true
  expect(await text('/')).toBe('kept')
  expect(await text('/')).toBe('kept')
  expect(renderings).toHaveLength(2)
  await expect(cache.get('/never-seen')).rejects.toThrow('away')
  state.fails = false
  state.html = () => 'new'
  state.time += 1_000
  expect(await text('/')).toBe('new')
})

test('an article that is taken away is kept as missing, and does not come back in an outage', async () => {
  const { cache, renderings, state, text } = setup()
  state.html = () => 'the article'
  await cache.get('/blog/x')
  cache.expire('posts')
  state.status = 404
  state.html = () => 'missing'
  expect(await text('/blog/x')).toBe('missing')
  expect(await text('/blog/x')).toBe('missing')
  expect(renderings).toHaveLength(2)
  cache.expire('posts')
  state.fails = true
  expect(await text('/blog/x')).toBe('missing')
})

test('a page that came out as a fault is not kept', async () => {
  const { cache, renderings, state } = setup()
  for (const status of [500, 503]) {
    state.status = status
    expect((await cache.get('/')).status).toBe(status)
  }
  state.status = 200
  expect((await cache.get('/')).status).toBe(200)
  expect(renderings).toHaveLength(3)
  cache.expire('posts')
  state.status = 500
  expect((await cache.get('/')).status).toBe(200)
})

test('memory is bounded, and made-up addresses push out no plain page', async () => {
  const { cache, renderings, state } = setup({ plain: 20_000, other: 20_000 })
  state.html = (address) => `${address} ${'x'.repeat(1_000)}`
  await cache.get('/')
  for (let index = 0; index < 200; index++) await cache.get(`/blog?q=${index}`)
  state.status = 404
  for (let index = 0; index < 200; index++) await cache.get(`/blog/missing-${index}`)
  expect(cache.size()).toBeLessThanOrEqual(40_000)
  renderings.length = 0
  await cache.get('/')
  expect(renderings).toEqual([])
})

test('what was asked for longest ago goes first, and a page beyond all bounds pushes out nothing', async () => {
  const { cache, renderings, state } = setup({ plain: 8_000, other: 0 })
  const noise = (length: number) => randomBytes(length / 2).toString('hex')
  state.html = () => noise(1_000)
  for (const address of ['/a', '/b', '/c']) await cache.get(address)
  expect(cache.size()).toBeGreaterThan(4_000)
  await cache.get('/a')
  await cache.get('/d')
  state.html = () => noise(8_000)
  await cache.get('/huge')
  renderings.length = 0
  for (const address of ['/a', '/c', '/d', '/b', '/huge']) await cache.get(address)
  expect(renderings).toEqual(['/b', '/huge'])
})

test('an endless address is answered and not kept', async () => {
  const { cache } = setup()
  await cache.get(`/blog?q=${'x'.repeat(10_000)}`)
  expect(cache.size()).toBe(0)
})

test('a link out of somebody’s letter is answered and not kept', async () => {
  const { cache } = setup()
  await cache.get('/newsletter/confirm?token=secret')
  expect(cache.size()).toBe(0)
})
