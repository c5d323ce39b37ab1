import { expect, test, vi } from 'vitest'
import { DOWNLOADED, MY_DATA_FILE } from './my-data.ts'

vi.mock('#domain/site-name.ts', () => ({ SITE_NAME: 'Harbor Commons' }))

test('the name of the data export file contains the site name', () => {
  expect(MY_DATA_FILE).toBe('harbor-commons-my-data.json')
  expect(DOWNLOADED.description).toBe('The file is called harbor-commons-my-data.json.')
})
