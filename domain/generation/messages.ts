import type { Balance } from './balance.ts'

export const GENERATION_UNCONFIGURED = 'Blog generation is not configured: set OPENAI_API_KEY.'

export const GENERATION_RUNNING = 'A blog post is already being generated'

export function generationRejected(reason: string): string {
  return `The generated article was refused: ${reason}`
}

export const IS_MARKDOWN = 'it mixes Markdown with HTML'

export function repeatsPost(title: string): string {
  return `it repeats “${title}”`
}

export function balanceText({ conservative, liberal }: Balance): string {
  const [first, second] = [conservative.total, liberal.total]
  return `Mentions of conservatives or Republicans: ${first}. Of liberals or Democrats: ${second}.`
}

export function dailyLimitReached(limit: number): string {
  return `Today’s limit of ${limit} generated ${limit === 1 ? 'post' : 'posts'} is reached`
}
