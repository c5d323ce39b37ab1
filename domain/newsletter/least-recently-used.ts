/** Prefers what was never used, then what was used longest ago. `used` is ordered by time, the latest first. */
export function leastRecentlyUsed(
  choices: readonly string[],
  used: readonly (string | null)[],
): string | null {
  const age = (choice: string) => {
    const index = used.indexOf(choice)
    return index === -1 ? used.length : index
  }
  const [first = null] = choices.toSorted((a, b) => age(b) - age(a))
  return first
}
