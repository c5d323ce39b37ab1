/** Prefers a choice that was never used, then the one used longest ago. `used` is ordered newest first. */
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
