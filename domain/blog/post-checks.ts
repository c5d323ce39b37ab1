import { CHECK_NAMES, type Check } from '#domain/generation/checks.ts'

/** The last four are for drafts by a model. */
export const PUBLISH_CHECKS = ['Excerpt', 'Links', 'Pictures', ...CHECK_NAMES] as const

export type PostFacts = {
  readonly excerpt: string
  /** Number of links, dead and working. */
  readonly links: number
  /** Links to this site that lead nowhere. */
  readonly deadLinks: readonly string[]
  /** Links to articles that nobody can read yet. */
  readonly draftLinks: readonly string[]
  /** Number of pictures, including the cover. */
  readonly pictures: number
  /** Addresses of pictures without a description. */
  readonly undescribed: readonly string[]
}

export function publishChecks(facts: PostFacts): Check[] {
  const { excerpt, links, deadLinks, draftLinks, pictures, undescribed } = facts
  return [
    check(
      'Excerpt',
      excerpt.trim() === '' ? ['The excerpt is missing.'] : [],
      [],
      'The article has an excerpt.',
    ),
    check(
      'Links',
      [
        deadLinks.length > 0 && `These links don’t lead anywhere: ${deadLinks.join(', ')}.`,
        draftLinks.length > 0 && `These articles aren’t published yet: ${draftLinks.join(', ')}.`,
      ],
      [...deadLinks, ...draftLinks],
      links === 0 ? null : 'All links to this site work.',
      'Nothing to compare: the article has no links.',
    ),
    check(
      'Pictures',
      [undescribed.length > 0 && `${picturesText(undescribed.length)} no description.`],
      undescribed,
      pictures === 0 ? null : 'Every picture has a description.',
      'Nothing to compare: the article has no pictures.',
    ),
  ]
}

function check(
  name: (typeof PUBLISH_CHECKS)[number],
  problems: readonly (string | false)[],
  findings: readonly string[],
  /** Null if there was nothing to compare. */
  good: string | null,
  nothing = '',
): Check {
  const found = problems.filter(Boolean)
  if (found.length > 0) return { name, passed: false, text: found.join(' '), findings }
  return { name, passed: good === null ? null : true, text: good ?? nothing, findings: [] }
}

const picturesText = (count: number) => (count === 1 ? 'One picture has' : `${count} pictures have`)
