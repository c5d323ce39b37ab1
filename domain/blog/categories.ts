/** The four categories of the blog, in the order in which they are listed (Spec §2 Admin, How It Works). */
export const CATEGORIES = [
  'Stories of Unity',
  'Practical Guides',
  'Educational Articles',
  'Civil Discourse',
] as const

/** One of the four categories of the blog. */
export type Category = (typeof CATEGORIES)[number]

/**
 * Finds a category by its name, whatever its letter case and outer white space (Spec §7, posts by category).
 * Returns undefined for a name that is no category.
 */
export function findCategory(name: string): Category | undefined {
  const wanted = name.trim().toLowerCase()
  return CATEGORIES.find((category) => category.toLowerCase() === wanted)
}
