import { ISSUE_DONE } from '#domain/newsletter/issue-admin-text.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import {
  CancelNewsletterIssueDocument,
  DeleteNewsletterIssueDocument,
  HideNewsletterIssueDocument,
  PauseNewsletterIssueDocument,
  ResumeNewsletterIssueDocument,
  ScheduleNewsletterIssueDocument,
  SendNewsletterIssueDocument,
} from './issue-row.generated.ts'

/** `revision` is what the editor read. Without it, the stored issue is sent. */
export function useIssueActions(id: string, revision?: string) {
  const { mutate, isPending } = useAdminMutation()
  return {
    isPending,
    send: () => mutate(SendNewsletterIssueDocument, { id, revision }, ISSUE_DONE.sending),
    schedule: (at: string) =>
      mutate(ScheduleNewsletterIssueDocument, { id, at, revision }, ISSUE_DONE.scheduled),
    pause: () => mutate(PauseNewsletterIssueDocument, { id }, ISSUE_DONE.paused),
    resume: () => mutate(ResumeNewsletterIssueDocument, { id }, ISSUE_DONE.resumed),
    cancel: () => mutate(CancelNewsletterIssueDocument, { id }, ISSUE_DONE.canceled),
    hide: (hidden: boolean) =>
      mutate(HideNewsletterIssueDocument, { id, hidden }, hidden ? ISSUE_DONE.hidden : ISSUE_DONE.listed),
    remove: () => mutate(DeleteNewsletterIssueDocument, { id }, ISSUE_DONE.deleted),
  }
}
