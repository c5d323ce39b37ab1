/** Spec §8 Generation failure. The codes are stored with runs: never rename one. */
export const GENERATION_FAILURES = {
  REFUSED: 'The AI model declined to write this article',
  CUT_OFF: 'The AI model stopped before the article was finished',
  INVALID: 'The AI model’s reply wasn’t in the expected format',
  LENGTH: 'The article is too short or too long',
  DUPLICATE: 'The article repeats an earlier one',
  RATE_LIMITED: 'The AI provider is overloaded. Please try again later.',
  NO_CREDIT: 'Our account with the AI provider is out of credit',
  PROVIDER: 'The AI provider returned an error',
  UNREACHABLE: 'The AI provider can’t be reached',
  TIMEOUT: 'The AI model took longer than five minutes',
  INTERRUPTED: 'The server stopped while the article was being written',
  INTERNAL: 'The article couldn’t be saved',
} as const

export type GenerationFailure = keyof typeof GENERATION_FAILURES

export const GENERATION_STAGES = ['waiting', 'writing', 'repairing', 'checking', 'saving', 'done'] as const

export type GenerationStage = (typeof GENERATION_STAGES)[number]

export const STAGE_TEXT: Readonly<Record<GenerationStage, string>> = {
  waiting: 'Waiting for the AI model',
  writing: 'Writing',
  repairing: 'Adjusting the length',
  checking: 'Checking',
  saving: 'Saving',
  done: 'Done',
}

const EXPECTED_WORDS = 3000

/** 0 to 1. Writing takes the bar from 2% to 90%. */
export function generationProgress(stage: GenerationStage, words: number): number {
  if (stage === 'done') return 1
  if (stage === 'waiting') return 0.02
  if (stage === 'checking') return 0.94
  if (stage === 'saving') return 0.97
  return Math.min(0.9, 0.02 + (0.88 * words) / EXPECTED_WORDS)
}

export const GENERATION_TIME_LIMIT_MS = 5 * 60 * 1000
