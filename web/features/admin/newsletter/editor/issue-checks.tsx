import { CircleCheck, type LucideIconData, TriangleAlert } from '@lucide/icons'
import { clsx } from 'clsx'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { checkName, checksText, ISSUE_ADMIN_TEXT } from '#domain/newsletter/issue-admin-text.ts'
import { type Audience, SendConfirmation } from '#web/features/admin/newsletter/send-confirmation.tsx'
import { useConfirmation } from '#web/features/admin/newsletter/use-confirmation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loading } from '#web/ui/loading.tsx'
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
  const { data, error, loading, refetch } = useAdminQuery(
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
      {error && <ErrorState title={PANEL_TEXT.unavailable} onRetry={() => refetch()} />}
      {!checks && !error && <Loading>{ISSUE_ADMIN_TEXT.checks}</Loading>}
      {checks && <CheckList checks={checks} />}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button size="sm" disabled={!isReady} {...confirmation.opener('send')}>
          {ISSUE_ADMIN_TEXT.sendNow}
        </Button>
        <Button size="sm" variant="line" disabled={!isReady} {...confirmation.opener('schedule')}>
          {ISSUE_ADMIN_TEXT.schedule}
        </Button>
        <Button size="sm" variant="quiet" pending={loading} onClick={() => refetch()}>
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

type State = 'failed' | 'warning' | 'passed'

const STATES: Record<State, { order: number; icon: LucideIconData; color: string }> = {
  failed: { order: 0, icon: TriangleAlert, color: 'text-alert-ink' },
  warning: { order: 1, icon: TriangleAlert, color: 'text-ink' },
  passed: { order: 2, icon: CircleCheck, color: 'text-green' },
}

function stateOf({ passed, warning }: Check): State {
  if (!passed) return 'failed'
  return warning ? 'warning' : 'passed'
}

/** Failures first, then warnings. */
function CheckList({ checks }: { checks: readonly Check[] }) {
  const sorted = checks.toSorted((a, b) => STATES[stateOf(a)].order - STATES[stateOf(b)].order)
  return (
    <ul className="mt-4 measure-60">
      {sorted.map((check) => {
        const { name, passed, text } = check
        const state = stateOf(check)
        const { icon, color } = STATES[state]
        return (
          <li
            key={name}
            className={clsx(
              'wrap-anywhere grid first-col-6 gap-3 border-line border-t py-3',
              !passed && 'border-alert border-l-5 bg-alert-wash px-4',
            )}
          >
            <Icon of={icon} className={clsx('mt-0.5', color)} />
            <div>
              <b className={clsx('block font-semibold', passed ? 'text-ink' : 'text-alert-ink')}>
                <span className={clsx(state !== 'warning' && 'sr-only')}>{ISSUE_ADMIN_TEXT[state]}: </span>
                {checkName(name)}
              </b>
              <span className="text-sm">{text}</span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
