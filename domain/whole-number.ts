/** '1,284'. Without `Intl`, which is slow on phones (docs/performance.md). */
export function formatWholeNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

export function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${points} points`
}
