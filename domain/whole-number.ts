/** '1,284'. In: a whole number of 0 or more. By hand: a formatter of `Intl` costs a phone much (docs/performance.md). */
export function formatWholeNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
