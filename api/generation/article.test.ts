import { expect, test } from 'vitest'
import { standInArticle } from '#e2e/fakes/stand-in-article.ts'
import { writeArticle } from './article.ts'

/** Has an article written by a model that answers with these texts, one after the other. */
const written = (...texts: string[]) =>
  writeArticle(
    {
      name: 'm',
      complete: async () => ({
        text: texts.shift() ?? '',
        model: 'm',
        promptTokens: 0,
        completionTokens: 0,
      }),
    },
    'Stories of Unity',
    [],
    { promptTokens: 0, completionTokens: 0 },
    () => {},
    new AbortController().signal,
  )

const FENCE = '```'

test('an answer in a code fence is read like any other', async () => {
  const json = JSON.stringify(standInArticle('Stories of Unity', 2800))
  const plain = await written(json)
  for (const fenced of [`${FENCE}json\n${json}\n${FENCE}`, `${FENCE}${json}${FENCE}\n`, `  ${json}  `])
    expect(await written(fenced)).toEqual(plain)
})

test('an article stands in the category that was drawn, whatever the model says of it', async () => {
  const article = { ...standInArticle('Stories of Unity', 2800), category: 'Civil Discourse' }
  expect((await written(JSON.stringify(article))).post.category).toBe('Stories of Unity')
})

test('a model that opens a fence and writes nothing but blanks is refused, and keeps nobody waiting', async () => {
  await expect(written(`${FENCE}${' '.repeat(190_000)}.`)).rejects.toMatchObject({ failure: 'INVALID' })
})

test.each([
  ['emphasis that is never closed', '*a_'.repeat(19_900)],
  ['quotations in quotations without end', `\n${'>'.repeat(40_000)}`],
])('a model that writes %s in Markdown is refused, and keeps nobody waiting', async (_what, signs) => {
  const article = { ...standInArticle('Stories of Unity', 2800), content: `**So** ${signs}` }
  await expect(written(JSON.stringify(article), JSON.stringify(article))).rejects.toMatchObject({
    failure: 'LENGTH',
  })
})

test('an article of the right number of words that are too long to be stored is refused as what it is', async () => {
  const content = `<p>${`${'long'.repeat(10)} `.repeat(2800)}</p>`
  const article = { ...standInArticle('Stories of Unity', 2800), content }
  await expect(written(JSON.stringify(article))).rejects.toMatchObject({ failure: 'INVALID' })
})

test('an article of so many words that it could not be stored is tightened like any that is too long', async () => {
  const good = JSON.stringify(standInArticle('Stories of Unity', 2800))
  const content = `<p>${'together '.repeat(10_000)}</p>`
  const long = JSON.stringify({ ...standInArticle('Stories of Unity', 2800), content })
  expect(await written(long, good)).toEqual(await written(good))
})
