const MAX_LENGTH = 80

/** 1–80 characters a–z, 0–9 and single dashes (spec §2). `fallback` if the title has no usable characters. */
export function slugify(title: string, fallback = 'article'): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return shortened(slug) || fallback
}

/** Appends the first free number: 'town-pool-2'. */
export function uniqueSlug(baseSlug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(baseSlug)) return baseSlug
  let number = 2
  while (taken.has(`${baseSlug}-${number}`)) number += 1
  return `${baseSlug}-${number}`
}

function shortened(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug
  const cut = slug.slice(0, MAX_LENGTH + 1).lastIndexOf('-')
  return slug.slice(0, cut > 0 ? cut : MAX_LENGTH)
}
