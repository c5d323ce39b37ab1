import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { EVERY_PAGE } from '#e2e/pages.ts'
import { routes } from './routes.tsx'

test('the journeys that open every page know all routes', () => {
  const opened = EVERY_PAGE.map((url) => matchRoutes(routes, new URL(url, 'http://site').pathname)?.at(-1))
  const paths = new Set(opened.map((match) => match?.route.path))
  expect(paths).toEqual(new Set(routes[0]?.children?.map(({ path }) => path)))
})
