import { countWords, textOfHtml } from '#api/html/html-text.ts'
import type { Category } from '#domain/blog/categories.ts'
import type { Check } from '#domain/generation/checks.ts'
import { GENERATION_FAILURES, type GenerationStage } from '#domain/generation/failures.ts'
import {
  type GeneratedPost,
  generatedPostSchema,
  hasRightLength,
  isMarkdown,
  WORD_BOUNDS,
} from '#domain/generation/generated-post.ts'
import { generationRejected, IS_MARKDOWN, repeatsPost } from '#domain/generation/messages.ts'
import { type Comparable, isDuplicate } from '#domain/generation/near-duplicate.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { articleBody } from './article-body.ts'
import { checkDraft } from './draft-checks.ts'
import { type Completion, type Model, ModelFailure } from './model.ts'
import { promptMessages, repairPrompt, type Task } from './prompt.ts'

export interface Article {
  post: GeneratedPost
  words: number
  model: string
  checks: Check[]
}

/** Updated while the article is written. Failed attempts cost tokens, too. */
export interface Progress {
  stage: GenerationStage
  words: number
  promptTokens: number
  completionTokens: number
}

/** Corrects the length once if necessary, and checks the article (spec §2). Throws ModelFailure. */
export async function writeArticle(
  model: Model,
  task: Omit<Task, 'recentTitles'>,
  recent: readonly Comparable[],
  progress: Progress,
  signal: AbortSignal,
): Promise<Article> {
  const { category } = task
  const messages = await promptMessages({ ...task, recentTitles: recent.map(({ title }) => title) })
  const requestDraft = async (stage: GenerationStage): Promise<Completion> => {
    const onText = (text: string) => Object.assign(progress, { stage, words: countPartialWords(text) })
    const completion = await model.complete(messages, onText, signal)
    progress.promptTokens += completion.promptTokens
    progress.completionTokens += completion.completionTokens
    return completion
  }

  let completion = await requestDraft('writing')
  let draft = parseResponse(completion.text, category)
  if (!hasRightLength(draft.words)) {
    messages.push(
      { role: 'assistant', content: completion.text },
      { role: 'user', content: repairPrompt(draft.words) },
    )
    Object.assign(progress, { stage: 'repairing', words: 0 })
    completion = await requestDraft('repairing')
    draft = parseResponse(completion.text, category)
  }
  Object.assign(progress, { stage: 'checking', words: draft.words })
  if (!hasRightLength(draft.words))
    throw new ModelFailure('LENGTH', generationRejected(wrongLengthText(draft.words)))
  // Markdown that is mixed with HTML was not converted.
  if (isMarkdown(draft.post.content)) throw new ModelFailure('INVALID', generationRejected(IS_MARKDOWN))
  const { checks, closest } = checkDraft({ ...draft.post, words: draft.words }, recent)
  if (closest && isDuplicate(closest))
    throw new ModelFailure('DUPLICATE', generationRejected(repeatsPost(closest.post.title)))
  return { ...draft, model: completion.model, checks }
}

/** Sanitizes before it counts words, so that removed markup does not count. */
function parseResponse(text: string, category: Category): { post: GeneratedPost; words: number } {
  const response = parseJson(text)
  if (typeof response !== 'object' || response === null) throw new ModelFailure('INVALID')
  const { title, excerpt, content, tags } = response as Record<string, unknown>
  const clean = {
    title: plainText(title),
    excerpt: plainText(excerpt),
    content: typeof content === 'string' ? articleBody(content) : content,
    tags: Array.isArray(tags) ? tags.map(plainText) : tags,
    // Drawn for the run. Ignore what the model returned.
    category,
  }
  const words = typeof clean.content === 'string' ? countWords(clean.content) : 0
  const result = generatedPostSchema.safeParse(clean)
  if (result.success && words > 0) return { post: result.data, words }
  const fields = new Set(result.error?.issues.map(({ path: [field] }) => field) ?? ['content'])
  // Only too long because of too many words, so the model is asked for fewer.
  if (words > WORD_BOUNDS.max && fields.size === 1 && fields.has('content'))
    return { post: clean as GeneratedPost, words }
  throw new ModelFailure('INVALID', `${GENERATION_FAILURES.INVALID} (${[...fields].join(', ')})`)
}

/** Some servers wrap JSON in a code fence despite the prompt. */
function parseJson(text: string): unknown {
  // One pattern for both ends would backtrack over the white space between them.
  const bare = text
    .trim()
    .replace(/^```(?:json)?/, '')
    .replace(/```$/, '')
  try {
    return JSON.parse(bare)
  } catch {
    throw new ModelFailure('INVALID')
  }
}

function plainText(value: unknown): unknown {
  return typeof value === 'string' ? textOfHtml(value) : value
}

function wrongLengthText(words: number): string {
  const [actual, min, max] = [words, WORD_BOUNDS.min, WORD_BOUNDS.max].map(formatWholeNumber)
  return `it has ${actual} words, not ${min} to ${max}`
}

function countPartialWords(text: string): number {
  const body = /"content"\s*:\s*"((?:[^"\\]|\\.)*)/.exec(text)?.[1] ?? ''
  return countWords(body.replace(/\\n|\\t/g, ' ').replace(/\\(.)/g, '$1'))
}
