import type { Balance } from './balance.ts'

export const GENERATION_UNCONFIGURED = 'Blog generation is not configured: set OPENAI_API_KEY.'

export const GENERATION_RUNNING = 'A blog post is already being generated'

export function generationRejected(reason: string): string {
  return `The generated article was rejected: ${reason}`
}

export const IS_MARKDOWN = 'it mixes Markdown with HTML'

export function repeatsPost(title: string): string {
  return `it repeats “${title}”`
}

export function balanceText({ conservative, liberal }: Balance): string {
  const [first, second] = [conservative.total, liberal.total]
  return `Mentions conservatives or Republicans ${first}×, liberals or Democrats ${second}×.`
}

export function dailyLimitReached(limit: number): string {
  return `You’ve reached today’s limit of ${limit} generated ${limit === 1 ? 'post' : 'posts'}`
}
