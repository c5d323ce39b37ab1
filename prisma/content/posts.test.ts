import { expect, test } from 'vitest'
import { countWords } from '#api/html/html-text.ts'
import { CATEGORIES } from '#domain/blog/categories.ts'
import { figuresAt } from '#domain/generation/fact-sheet.ts'
import { figureKey } from '#domain/generation/figures.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { SPLITS } from '#domain/values/splits.ts'
import { seedPosts } from './posts.ts'

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match]) => match)

test('there are at least fourteen demo articles of readable length, in every category', () => {
  expect(seedPosts.length).toBeGreaterThanOrEqual(14)
  expect(new Set(seedPosts.map(({ slug }) => slug)).size).toBe(seedPosts.length)
  expect(new Set(seedPosts.map(({ category }) => category))).toEqual(new Set(CATEGORIES))
  for (const { slug, content } of seedPosts) {
    const words = countWords(content)
    expect([slug, words >= 700 && words <= 1_500]).toEqual([slug, true])
  }
})

test('no demo article is dated before the project or after its completion', () => {
  for (const { slug, publishedAt } of seedPosts) {
    const isPlausible = publishedAt >= '2026-11-20' && publishedAt < '2026-11-24'
    expect([slug, isPlausible]).toEqual([slug, true])
  }
  const dates = seedPosts.map(({ publishedAt }) => publishedAt)
  expect(dates).toEqual([...new Set(dates)].toSorted().toReversed())
})

test('each study is told in one demo article, and the others link there', () => {
  const studies = seedPosts.flatMap(({ content }) => [
    ...new Set(matches(content, /href="(https:\/\/doi[^"]+)"/g)),
  ])
  expect(studies.length).toBe(new Set(studies).size)
  const surveys = [/NORC found|NORC at the University of Chicago asked/, /expected it to happen/, /Rasmussen/]
  for (const survey of surveys)
    expect(seedPosts.filter(({ content }) => survey.test(content)).length).toBeLessThanOrEqual(1)
})

/** Figures that are on no card, quiz answer or study of ours, with the page or book in which we read them. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  // 95% is on KFF's page of findings, which the article links, too.
  '44% 28% 71% 76% 83% 91% 95%': 'https://kff.org/176b4d2',
  '8800':
    'https://www.mondaq.com/unitedstates/employee-rights-labour-relations/1674070/2025-mid-year-report-ada-title-iii-federal-lawsuit-numbers-continue-to-rebound',
  '37% 22%': 'https://msmagazine.com/2019/10/04/',
  '3000': 'https://history.house.gov/HistoricalHighlight/Detail/36831',
  '1500 63140 238603': 'Bryan, Real Democracy',
}

test('the percentages and large numbers of each sentence are those of one source of the article', () => {
  for (const { slug, content } of seedPosts) {
    const links = matches(content, /href="(https?:[^"]+)"/g).flatMap((url) => figuresAt(url ?? '') ?? [])
    const elsewhere = Object.entries(READ_ELSEWHERE).filter(([, source]) => content.includes(source))
    const sources = [...links, ...elsewhere.map(([figures]) => new Set(figures.split(' ')))]
    for (const sentence of content.replaceAll(/<[^>]+>/g, '').split(/(?<=[.?!])\s/)) {
      const figures = matches(sentence, /(?<![\d.])(\d+(?:\.\d+)?%|\d{1,3}(?:,\d{3})+)/g)
      const isSourced = sources.some((known) => figures.every((figure) => known.has(figureKey(figure ?? ''))))
      expect([slug, figures, isSourced || figures.length === 0]).toEqual([slug, figures, true])
    }
  }
})

test('the guide to polls counts the figures whose link leads to somebody else’s page', () => {
  const answers = SOURCED_QUESTIONS.flatMap(({ options }) => options)
  const all = [answers, VALUE_CARDS, SPLITS].map((figures) => figures.map(({ link }) => link))
  const counts = all.map((links) => links.filter((link) => link === 'coverage').length)
  expect(counts).toEqual([14, 5, 5])
  const guide = seedPosts.find(({ slug }) => slug === 'reading-a-poll-in-two-minutes')
  expect(guide?.content).toContain(
    `for ${counts.reduce((sum, count) => sum + count)} of the ${all.flat().length} figures on this site, some of which come from one poll, we link somebody`,
  )
})

test('every link of a demo article within the site leads to another article or page', () => {
  const known = [...seedPosts.map(({ slug }) => `/blog/${slug}`), '/#values', '/methodology']
  for (const { slug, content } of seedPosts) {
    const links = matches(content, /href="(\/[^"]*)"/g)
    expect([slug, links.filter((link) => !known.includes(link ?? ''))]).toEqual([slug, []])
    expect(links).not.toContain(`/blog/${slug}`)
  }
})

test('a block quotation in a demo article quotes a historical text', () => {
  const quotations = seedPosts.flatMap(({ content }) => matches(content, /<blockquote>(.{1,20})/g))
  expect(quotations.toSorted()).toEqual(['No law, varying the ', 'You and I ought not '])
})
