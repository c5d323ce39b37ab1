import { checksText, ISSUE_ADMIN_TEXT } from '#domain/newsletter/issue-admin-text.ts'
import { CheckList } from '#web/features/admin/check-list.tsx'
import { type Audience, SendConfirmation } from '#web/features/admin/newsletter/send-confirmation.tsx'
import { useConfirmation } from '#web/features/admin/newsletter/use-confirmation.ts'
import { PanelState } from '#web/features/admin/panel.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { Button } from '#web/ui/button.tsx'
import { NewsletterIssueChecksDocument, type NewsletterIssueChecksQuery } from './issue-checks.generated.ts'

type Check = NewsletterIssueChecksQuery['newsletterIssueChecks'][number]

export type IssueChecksProps = {
  id: string
  revision: string
  subject: string
  audience: Audience
  isUnsaved: boolean
  onSent: () => void
}

export function IssueChecks({ id, revision, subject, audience, isUnsaved, onSent }: IssueChecksProps) {
  const { data, panel, loading, refetch } = useAdminQuery(
    NewsletterIssueChecksDocument,
    { id },
    { fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true },
  )
  const confirmation = useConfirmation()
  const checks = data?.newsletterIssueChecks
  const isReady = Boolean(checks?.every(({ passed }) => passed)) && !isUnsaved

  function close(isDone: boolean) {
    confirmation.close()
    if (isDone) onSent()
  }

  return (
    <section className="admin:col-span-full" aria-label={ISSUE_ADMIN_TEXT.checks}>
      <h3 className="text-lg">{ISSUE_ADMIN_TEXT.checks}</h3>
      <p className="mt-3" role="status">
        {isUnsaved ? ISSUE_ADMIN_TEXT.checksUnsaved : checks && summaryOf(checks)}
      </p>
      <PanelState title={ISSUE_ADMIN_TEXT.checks} {...panel} />
      {checks && <CheckList checks={checks} />}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button size="sm" disabled={!isReady} {...confirmation.opener('send')}>
          {ISSUE_ADMIN_TEXT.sendNow}
        </Button>
        <Button size="sm" variant="line" disabled={!isReady} {...confirmation.opener('schedule')}>
          {ISSUE_ADMIN_TEXT.schedule}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          className="max-xs:-ml-3"
          pending={loading}
          onClick={() => refetch()}
        >
          {ISSUE_ADMIN_TEXT.checkAgain}
        </Button>
      </div>
      {confirmation.kind && isReady && (
        <div className="mt-6">
          <SendConfirmation
            key={confirmation.kind}
            kind={confirmation.kind}
            {...{ id, revision, subject, audience }}
            onClose={close}
          />
        </div>
      )}
    </section>
  )
}

function summaryOf(checks: readonly Check[]): string {
  const failed = checks.filter(({ passed }) => !passed).length
  const warnings = checks.filter(({ warning }) => warning).length
  return checksText({ failed, warnings, total: checks.length })
}
