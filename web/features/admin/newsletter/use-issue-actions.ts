import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { ISSUE_DONE } from '#domain/newsletter/issue-admin-text.ts'
import { evictRootFields } from '#web/features/admin/update-cache.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import {
  CancelNewsletterIssueDocument,
  DeleteNewsletterIssueDocument,
  PauseNewsletterIssueDocument,
  ResumeNewsletterIssueDocument,
  ScheduleNewsletterIssueDocument,
  SendNewsletterIssueDocument,
} from './issue-row.generated.ts'
import { AdminNewsletterIssuesDocument } from './issues-panel.generated.ts'

export function useIssueActions(id: string) {
  const { cache } = useApolloClient()
  const { mutate, isPending } = useAdminMutation()

  async function run<Data extends object, Variables extends { id: string }>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    done: string,
  ) {
    const feedback = { done, refetch: [AdminNewsletterIssuesDocument] }
    const outcome = await mutate({ mutation, variables }, (data): unknown => Object.values(data)[0], feedback)
    evictRootFields(cache, 'newsletterIssues', 'newsletterIssue')
    return outcome
  }

  return {
    isPending,
    send: () => run(SendNewsletterIssueDocument, { id }, ISSUE_DONE.sending),
    schedule: (at: string) => run(ScheduleNewsletterIssueDocument, { id, at }, ISSUE_DONE.scheduled),
    pause: () => run(PauseNewsletterIssueDocument, { id }, ISSUE_DONE.paused),
    resume: () => run(ResumeNewsletterIssueDocument, { id }, ISSUE_DONE.resumed),
    cancel: () => run(CancelNewsletterIssueDocument, { id }, ISSUE_DONE.canceled),
    remove: () => run(DeleteNewsletterIssueDocument, { id }, ISSUE_DONE.deleted),
  }
}
