import { z } from 'zod'
import { AFFILIATIONS, DEFAULT_AFFILIATION } from './affiliations.ts'

// Apart from affiliations.ts, which browsers load with the home page: zod is only needed where votes arrive.

const UNKNOWN_AFFILIATION = 'Political affiliation is conservative, liberal, independent or other'

/** Reads an affiliation in any letter case; absent, it is Independent (Spec §5 Poll). */
export const affiliationSchema = z
  .string(UNKNOWN_AFFILIATION)
  .trim()
  .toLowerCase()
  .pipe(z.enum(AFFILIATIONS, UNKNOWN_AFFILIATION))
  .default(DEFAULT_AFFILIATION)
