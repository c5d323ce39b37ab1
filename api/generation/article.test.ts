import { expect, test } from 'vitest'
import { TOPICS } from '#domain/generation/topics.ts'
import { standInArticle } from '#e2e/fakes/stand-in-article.ts'
import { writeArticle } from './article.ts'

const TASK = {
  category: 'Stories of Unity',
  topic: TOPICS['Stories of Unity'][0],
  isReviewed: false,
  coveredTopics: [],
} as const

/** Writes an article with a fake model that returns these texts in order. */
const articleFrom = (...texts: string[]) =>
  writeArticle(
    {
      complete: async () => ({
        text: texts.shift() ?? '',
        model: 'm',
        promptTokens: 0,
        completionTokens: 0,
      }),
    },
    TASK,
    [],
    { stage: 'waiting', words: 0, promptTokens: 0, completionTokens: 0 },
    new AbortController().signal,
  )

const FENCE = '```'

test('a reply in a code fence is parsed like any other', async () => {
  const json = JSON.stringify(standInArticle('Stories of Unity', 2800))
  const plain = await articleFrom(json)
  for (const fenced of [`${FENCE}json\n${json}\n${FENCE}`, `${FENCE}${json}${FENCE}\n`, `  ${json}  `])
    expect(await articleFrom(fenced)).toEqual(plain)
})

test('the article gets the drawn category, even if the model returns another', async () => {
  const article = { ...standInArticle('Stories of Unity', 2800), category: 'Civil Discourse' }
  expect((await articleFrom(JSON.stringify(article))).post.category).toBe('Stories of Unity')
})

test('a code fence followed by 190,000 spaces is rejected quickly', async () => {
  await expect(articleFrom(`${FENCE}${' '.repeat(190_000)}.`)).rejects.toMatchObject({ failure: 'INVALID' })
})

test.each([
  ['emphasis that is never closed', '*a_'.repeat(19_900)],
  ['endlessly nested block quotations', `\n${'>'.repeat(40_000)}`],
])('a model reply with %s in Markdown is rejected quickly', async (_what, signs) => {
  const article = { ...standInArticle('Stories of Unity', 2800), content: `**So** ${signs}` }
  await expect(articleFrom(JSON.stringify(article), JSON.stringify(article))).rejects.toMatchObject({
    failure: 'LENGTH',
  })
})

test('an article that is too large because of very long words is rejected as invalid', async () => {
  const content = `<p>${`${'long'.repeat(10)} `.repeat(2800)}</p>`
  const article = { ...standInArticle('Stories of Unity', 2800), content }
  await expect(articleFrom(JSON.stringify(article))).rejects.toMatchObject({ failure: 'INVALID' })
})

test('an article that is too large because of too many words is shortened by the model', async () => {
  const good = JSON.stringify(standInArticle('Stories of Unity', 2800))
  const content = `<p>${'together '.repeat(10_000)}</p>`
  const long = JSON.stringify({ ...standInArticle('Stories of Unity', 2800), content })
  expect(await articleFrom(long, good)).toEqual(await articleFrom(good))
})
