import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'examples')

/** The runnable operations that GraphiQL opens with: one file a page of the site, each run by a test. */
export const exampleOperations = readdirSync(folder)
  .sort()
  .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
  .join('\n\n')
