/** Whether a poll asked parents only: "2,716 U.S. parents", and not a sample of adults that includes some. */
export function areParents(population: string): boolean {
  return /^[\d,]+ (U\.S\. )?parents\b/.test(population)
}
