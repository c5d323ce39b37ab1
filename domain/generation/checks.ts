import { isBalanced, mentionBalance } from './balance.ts'
import { type Draft, draftText } from './draft.ts'
import { hasRightLength } from './generated-post.ts'
import { balanceText, heldText, lengthText, repetitionText, sourcesText } from './messages.ts'
import { isSimilar, type Resemblance } from './near-duplicate.ts'
import { checkSources, sourcesPassed } from './sources.ts'

export const CHECK_NAMES = ['Length', 'Balance', 'Repetition', 'Sources'] as const

/** `passed` is null if there was nothing to compare. `findings` are passages and addresses as they are in the article. */
export type Check = {
  readonly name: string
  readonly passed: boolean | null
  readonly text: string
  readonly findings: readonly string[]
}

/** A draft that fails one of these waits for an editor, even if posts are published automatically. */
export const HOLDING_CHECKS: readonly string[] = [
  'Balance',
  'Sources',
] satisfies (typeof CHECK_NAMES)[number][]

export type Comparison = { readonly compared: number; readonly closest: Resemblance | undefined }

export function checksOf(draft: Draft, { compared, closest }: Comparison): Check[] {
  const balance = mentionBalance(draftText(draft))
  const sources = checkSources(draft)
  return [
    { name: 'Length', passed: hasRightLength(draft.words), text: lengthText(draft.words), findings: [] },
    {
      name: 'Balance',
      passed: isBalanced(balance),
      text: balanceText(balance),
      findings: [...balance.loaded, ...balance.contested, ...balance.politicians],
    },
    {
      name: 'Repetition',
      passed: closest ? !isSimilar(closest) : null,
      text: repetitionText(compared, closest),
      findings: [],
    },
    {
      name: 'Sources',
      passed: sourcesPassed(sources),
      text: sourcesText(sources),
      findings: Object.values(sources.problems).flat(),
    },
  ]
}

export function heldReason(checks: readonly Check[]): string | null {
  const failed = checks.filter(({ name, passed }) => passed === false && HOLDING_CHECKS.includes(name))
  return failed.length === 0 ? null : heldText(failed.map(({ name }) => name))
}
