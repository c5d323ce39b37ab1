import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CORE_VALUES, MISSION_STEPS, MISSION_TEXT } from '#domain/pages/mission.ts'
import { renderInSite } from '#web/test/render.tsx'
import { urls } from '#web/urls.ts'
import { Component as OurMission } from './our-mission.tsx'

const listIn = (heading: string) =>
  within(within(screen.getByRole('region', { name: heading })).getByRole('list')).getAllByRole('listitem')

test('the page shows the purpose, six values and four steps, each with text and a drawing', async () => {
  await renderInSite(<OurMission />)
  const hero = screen.getByRole('heading', { level: 1, name: MISSION_TEXT.heading }).parentElement
  expect(hero).toHaveTextContent(MISSION_TEXT.purpose)

  for (const [heading, lead, points] of [
    [MISSION_TEXT.values, MISSION_TEXT.valuesLead, CORE_VALUES],
    [MISSION_TEXT.steps, MISSION_TEXT.stepsLead, MISSION_STEPS],
  ] as const) {
    expect(screen.getByRole('region', { name: heading })).toHaveTextContent(lead)
    const items = listIn(heading)
    expect(items).toHaveLength(points.length)
    for (const [index, { title, text }] of points.entries()) {
      const item = within(items[index] as HTMLElement)
      expect(item.getByRole('heading', { level: 3, name: title })).toBeVisible()
      expect(item.getByText(text)).toBeVisible()
    }
    // No two points have the same drawing.
    const drawings = items.map((item) =>
      item.querySelector('svg')?.innerHTML.replaceAll(/[\w-]*_r_\w+_/g, ''),
    )
    expect(drawings.every(Boolean)).toBe(true)
    expect(new Set(drawings).size).toBe(points.length)
  }
  expect(screen.getByRole('heading', { level: 1 }).closest('section')?.querySelector('svg')).toHaveAttribute(
    'aria-hidden',
    'true',
  )
})

test('the page links to the quiz and the methodology', async () => {
  await renderInSite(<OurMission />)
  const next = within(screen.getByRole('region', { name: MISSION_TEXT.next }))
  expect(next.getByRole('link', { name: MISSION_TEXT.toQuiz })).toHaveAttribute('href', urls.section('quiz'))
  expect(next.getByRole('link', { name: MISSION_TEXT.toMethodology })).toHaveAttribute(
    'href',
    urls.methodology(),
  )
})
