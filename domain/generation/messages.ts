import type { Balance } from './balance.ts'

/** Sent with 503 when no model is configured (Spec §8 Generation failure; the Contract's text). */
export const GENERATION_UNCONFIGURED = 'Blog generation is not configured: set OPENAI_API_KEY.'

/** Sent with 409 while another post is being generated. */
export const GENERATION_RUNNING = 'A blog post is already being generated'

/** Sent with 502 when the generated article breaks a rule. `reason` says which. */
export function generationRefused(reason: string): string {
  return `The generated article was refused: ${reason}`
}

/** Reason for rejecting a body in which readers would see Markdown marks. */
export const IS_MARKDOWN = 'it mixes Markdown with HTML'

/** Reason for rejecting a post that repeats a recent one. */
export function repeatsPost(title: string): string {
  return `it repeats “${title}”`
}

/** The counts of a balance check in one line, for the editor who approves a draft. */
export function balanceText({ conservative, liberal }: Balance): string {
  const [first, second] = [conservative.total, liberal.total]
  return `Mentions of conservatives or Republicans: ${first}. Of liberals or Democrats: ${second}.`
}

/** Sent with 429 when the daily limit (GENERATION_DAILY_LIMIT) is reached. */
export function dailyLimitReached(limit: number): string {
  return `Today’s limit of ${limit} generated ${limit === 1 ? 'post' : 'posts'} is reached`
}
