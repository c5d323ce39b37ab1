import { mentionBalance } from './balance.ts'
import type { CHECK_NAMES } from './checks.ts'
import { type Draft, draftText } from './draft.ts'
import { checkSources } from './sources.ts'

/** The passages that the Balance and Sources checks report, as they are in the text. */
export function findingsOf(draft: Draft): Partial<Record<(typeof CHECK_NAMES)[number], readonly string[]>> {
  const { loaded, contested, politicians } = mentionBalance(draftText(draft))
  return {
    Balance: [...loaded, ...contested, ...politicians],
    Sources: Object.values(checkSources(draft).problems).flat(),
  }
}
