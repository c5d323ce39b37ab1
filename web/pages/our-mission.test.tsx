import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '#web/test/render.tsx'
import { Component as OurMission } from './our-mission.tsx'

test('the page has six values, no two with the same drawing, and four steps, and leads to the quiz', async () => {
  await renderInSite(<OurMission />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Shared Humanity',
    'Inclusive Democracy',
    'Truth & Understanding',
    'Constructive Action',
    'Local to National',
    'Hope & Healing',
    '1Discover shared values',
    '2Learn civil dialogue',
    '3Take meaningful action',
    '4Share stories of hope',
  ])
  const drawings = items.map((item) => item.querySelector('svg')?.innerHTML.replaceAll(/[\w-]*_r_\w+_/g, ''))
  expect(new Set(drawings.filter(Boolean)).size).toBe(6)
  expect(screen.getByRole('link', { name: 'Find Your Overlap' })).toHaveAttribute('href', '/#quiz')
  expect(screen.getByRole('link', { name: 'See how we work' })).toHaveAttribute('href', '/methodology')
})
