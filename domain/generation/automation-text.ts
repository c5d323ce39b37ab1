import { formatWholeNumber } from '#domain/whole-number.ts'

export const AUTOMATION_TEXT = {
  heading: 'AI articles',
  pause: 'Pause',
  resume: 'Resume',
  paused: 'AI articles are paused. Editors can still write one now.',
  pausedDone: 'AI articles paused',
  resumedDone: 'AI articles resumed',
  publish: 'Publish by itself',
  wait: 'Wait for me',
  finished: 'When an article is finished',
  publishDone: 'AI articles now publish by themselves',
  waitDone: 'AI articles now wait for an editor',
  model: 'Model',
  noModel: 'No AI model is connected. Whoever runs the server can set OPENAI_API_KEY.',
  used: 'Written today',
  tokens: 'Tokens today',
  average: 'Tokens for an article, on average',
} as const

export function usedText(used: number, limit: number): string {
  return `${formatWholeNumber(used)} of ${formatWholeNumber(limit)}`
}
