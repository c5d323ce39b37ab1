export const CATEGORIES = [
  'Stories of Unity',
  'Practical Guides',
  'Educational Articles',
  'Civil Discourse',
] as const

export type Category = (typeof CATEGORIES)[number]

/** Ignores case and surrounding whitespace (spec §7). */
export function findCategory(name: string): Category | undefined {
  const wanted = name.trim().toLowerCase()
  return CATEGORIES.find((category) => category.toLowerCase() === wanted)
}
