import type { Balance } from './balance.ts'

/** Answered with 503 when no model is configured (Spec §8 Generation failure; the Contract's words). */
export const GENERATION_UNCONFIGURED = 'Blog generation is not configured: set OPENAI_API_KEY.'

/** Answered with 409 while another post is being made. */
export const GENERATION_RUNNING = 'A blog post is already being generated'

/** Answered with 502 when the model's answer broke a rule of the house. In: which, as a sentence. */
export function generationRefused(reason: string): string {
  return `The generated article was refused: ${reason}`
}

/** Why a post was refused whose body readers would see full of signs. */
export const IS_MARKDOWN = 'it mixes Markdown with HTML'

/** Why a post was refused that repeats a recent one. In: the recent one's title. */
export function repeatsPost(title: string): string {
  return `it repeats “${title}”`
}

/** The counts of a balance check in one line, for whoever approves a draft. A report, never a verdict. */
export function balanceText({ conservative, liberal }: Balance): string {
  const [first, second] = [conservative.total, liberal.total]
  return `Mentions of conservatives or Republicans: ${first}. Of liberals or Democrats: ${second}.`
}

/** Answered with 429 once today's share of paid calls is used up. In: the share (GENERATION_DAILY_LIMIT). */
export function dailyLimitReached(limit: number): string {
  return `Today’s limit of ${limit} generated ${limit === 1 ? 'post' : 'posts'} is reached`
}
