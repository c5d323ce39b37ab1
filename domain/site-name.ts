export const SITE_NAME = 'Civic Unity'

/** For `<title>`, from the narrowest part to the widest: 'Page 2 – Stories of Unity – Civic Unity'. */
export function joinTitle(...parts: readonly string[]): string {
  return parts.join(' – ')
}

export function fullTitle(title: string): string {
  return title.includes(SITE_NAME) ? title : joinTitle(title, SITE_NAME)
}
