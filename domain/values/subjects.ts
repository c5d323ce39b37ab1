/**
 * What else on the site has the same subject as a shared value: answers of the quiz (`value`), and articles that contain
 * one of the words.
 */
export type Subject = { readonly quiz: readonly string[]; readonly words: readonly string[] }

/** Values that are linked from an article. */
export const MAX_SUBJECTS = 3

const SUBJECTS: Readonly<Record<string, Subject>> = {
  'small-businesses-help-the-country': { quiz: [], words: ['small business'] },
  'time-with-family': { quiz: ['family-time'], words: ['time with family'] },
  'free-speech-matters': { quiz: [], words: ['free speech', 'freedom of speech'] },
  'presidents-must-follow-supreme-court-rulings': {
    quiz: ['court-ethics'],
    words: ['obey the supreme court'],
  },
  'term-limits-for-congress': { quiz: ['term-limits'], words: ['term limits'] },
  'more-apprenticeships': { quiz: ['career-learning', 'hiring'], words: ['apprenticeship'] },
  'plant-more-trees': { quiz: ['trees'], words: ['plant trees', 'planting trees', 'trillion trees'] },
  'come-together-and-work-it-out': {
    quiz: ['come-together', 'taking-part'],
    words: ['work out their differences'],
  },
  'negotiate-medicare-drug-prices': { quiz: ['drug-prices'], words: ['medicare', 'drug prices'] },
  'paper-backups-for-every-vote': { quiz: ['paper-backups'], words: ['voting machines', 'paper backups'] },
  'no-stock-trading-in-congress': { quiz: ['stock-trading'], words: ['trading stocks', 'stock trading'] },
  'support-for-veterans': { quiz: ['veterans'], words: ['veterans'] },
  'phones-away-during-class': { quiz: ['phones'], words: ['cellphones', 'phones in class'] },
  'no-ai-deepfakes-in-campaign-ads': { quiz: ['deepfakes'], words: ['deepfakes'] },
  'mental-health-is-a-crisis': { quiz: [], words: ['mental health'] },
}

export function subjectOf(slug: string): Subject {
  return SUBJECTS[slug] ?? { quiz: [], words: [] }
}

/** For the search of the blog: any of the phrases. */
export function subjectSearch(slug: string): string {
  return subjectOf(slug)
    .words.map((words) => `"${words}"`)
    .join(' or ')
}

/** Slugs of the values that a text is about, in the order of the gallery. */
export function subjectsIn(text: string): string[] {
  const lowercase = text.toLowerCase()
  return Object.keys(SUBJECTS).filter((slug) =>
    subjectOf(slug).words.some((words) => lowercase.includes(words)),
  )
}

/** The value with the same subject as an answer of the quiz. */
export function valueOfAnswer(answer: string): string | undefined {
  return Object.keys(SUBJECTS).find((slug) => subjectOf(slug).quiz.includes(answer))
}
