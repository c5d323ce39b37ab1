const MAX_LENGTH = 80

/**
 * The part of a post's address that comes from its title (Spec §2 Screens, /blog/{slug}). Out: 1–80
 * lower-case letters a–z, digits and single dashes; 'article' when nothing of the title is left.
 */
export function slugify(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return shortened(slug) || 'article'
}

/**
 * A slug that no other post has (Spec §3 Blog post). In: the slug wanted, and those taken. Out: the slug
 * itself, or with the first free number after it: 'town-pool', 'town-pool-2', 'town-pool-3'.
 */
export function uniqueSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}

/** Cut at a word, so that no slug ends in half of one. */
function shortened(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug
  const cut = slug.slice(0, MAX_LENGTH + 1).lastIndexOf('-')
  return slug.slice(0, cut > 0 ? cut : MAX_LENGTH)
}
