import { z } from 'zod'
import { AFFILIATIONS, DEFAULT_AFFILIATION } from './affiliations.ts'

// Separate from affiliations.ts, because the home page loads that and does not need zod.

const UNKNOWN_AFFILIATION = 'Political affiliation must be conservative, liberal, independent or other'

/** Ignores case. Defaults to Independent (spec §5). */
export const affiliationSchema = z
  .string(UNKNOWN_AFFILIATION)
  .trim()
  .toLowerCase()
  .pipe(z.enum(AFFILIATIONS, UNKNOWN_AFFILIATION))
  .default(DEFAULT_AFFILIATION)
