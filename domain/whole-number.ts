/** '1,284'. Without `Intl`, which is slow on phones (docs/performance.md). */
export function formatWholeNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** '1 point', '1,284 points'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatWholeNumber(count)} ${count === 1 ? one : many}`
}

export function isPercentage(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100
}

const WORDS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** 'three'. Digits above twelve. */
export function numberWord(count: number): string {
  return WORDS[count] ?? formatWholeNumber(count)
}
