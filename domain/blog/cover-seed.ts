/** What a generated cover is drawn from. Variant 0 is the drawing of the slug alone. */
export function coverSeed(slug: string, variant = 0): string {
  return variant === 0 ? slug : `${slug} ${variant}`
}
