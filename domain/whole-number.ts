/**
 * '1,284'. In: a whole number of 0 or more. By hand, because the first `Intl` formatter of a page costs a phone
 * 50 ms before it can answer anything (docs/performance.md).
 */
export function formatWholeNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
