import { expect, test, vi } from 'vitest'
import { DOWNLOADED, MY_DATA_FILE } from './my-data.ts'

vi.mock('#domain/site-name.ts', () => ({ SITE_NAME: 'Harbor Commons' }))

test('the file of somebody’s data is called after the site, whatever that is called', () => {
  expect(MY_DATA_FILE).toBe('harbor-commons-my-data.json')
  expect(DOWNLOADED.description).toBe('The file is called harbor-commons-my-data.json.')
})
