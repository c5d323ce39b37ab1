import type { IssueParts } from './issue-email.ts'

export function issueHtml({ subject }: IssueParts): string {
  return `<!doctype html><title>${subject}</title>`
}
