import type { IssueParts } from './issue-email.ts'

export function issueText({ subject }: IssueParts): string {
  return subject
}
