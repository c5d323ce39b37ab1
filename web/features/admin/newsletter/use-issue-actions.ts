import type { ApolloClient, MaybeMasked, OperationVariables } from '@apollo/client'
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

  async function run<Data, Variables extends OperationVariables, Result>(
    options: ApolloClient.MutateOptions<Data, Variables>,
    select: (data: MaybeMasked<Data>) => Result,
    done: string,
  ) {
    const outcome = await mutate(options, select, { done, refetch: [AdminNewsletterIssuesDocument] })
    evictRootFields(cache, 'newsletterIssues', 'newsletterIssue')
    return outcome
  }

  return {
    isPending,
    send: () =>
      run(
        { mutation: SendNewsletterIssueDocument, variables: { id } },
        (data) => data.sendNewsletterIssue,
        ISSUE_DONE.sending,
      ),
    schedule: (at: string) =>
      run(
        { mutation: ScheduleNewsletterIssueDocument, variables: { id, at } },
        (data) => data.scheduleNewsletterIssue,
        ISSUE_DONE.scheduled,
      ),
    pause: () =>
      run(
        { mutation: PauseNewsletterIssueDocument, variables: { id } },
        (data) => data.pauseNewsletterIssue,
        ISSUE_DONE.paused,
      ),
    resume: () =>
      run(
        { mutation: ResumeNewsletterIssueDocument, variables: { id } },
        (data) => data.resumeNewsletterIssue,
        ISSUE_DONE.resumed,
      ),
    cancel: () =>
      run(
        { mutation: CancelNewsletterIssueDocument, variables: { id } },
        (data) => data.cancelNewsletterIssue,
        ISSUE_DONE.canceled,
      ),
    remove: () =>
      run(
        { mutation: DeleteNewsletterIssueDocument, variables: { id } },
        (data) => data.deleteNewsletterIssue,
        ISSUE_DONE.deleted,
      ),
  }
}
