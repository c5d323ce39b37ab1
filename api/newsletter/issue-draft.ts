import type { Context } from '#api/graphql/context.ts'
import { createIssue } from './issue.service.ts'

/** Creates a draft from what is new, and returns its id. */
export function draftIssue(context: Context): Promise<string> {
  return createIssue(context, {}, 'draftNewsletterIssue')
}
