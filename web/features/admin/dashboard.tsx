import { useApolloClient, useQuery } from '@apollo/client/react'
import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { ADMIN_TEXT, LOGGED_OUT } from '#domain/admin/messages.ts'
import { STATUS_POLL_INTERVAL_MS } from '#domain/admin/token.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { useAdminContext } from './admin-context.ts'
import { failureReason, isUnauthenticated } from './admin-errors.ts'
import { AuditPanel } from './audit-panel.tsx'
import { PostsPanel } from './blog/posts-panel.tsx'
import { ChallengesCard } from './challenges/challenges-card.tsx'
import { MessagesPanel } from './contact/messages-panel.tsx'
import { GenerationCard } from './generation/generation-card.tsx'
import { HowItWorks } from './generation/how-it-works.tsx'
import { RunsPanel } from './generation/runs-panel.tsx'
import { AdminStatusDocument } from './generation/schedule-card.generated.ts'
import { ScheduleCard } from './generation/schedule-card.tsx'
import { IssuesPanel } from './newsletter/issues-panel.tsx'
import { SubscribersPanel } from './newsletter/subscribers-panel.tsx'
import { PollsPanel } from './polls/polls-panel.tsx'
import { replaceScreen } from './restore-focus.ts'
import { clearToken } from './token-store.ts'
import { refetchActive } from './update-cache.ts'
import type { UnsavedChanges } from './use-unsaved-changes.ts'

export function Dashboard({ onUnsaved, confirmLeave }: UnsavedChanges) {
  const client = useApolloClient()
  const { status, error, refetch, isTokenAccepted, isTokenRejected } = useAdminStatus()
  // The status card alone would not explain a wrong token or the rate limit.
  const reason = failureReason(error, '')

  function logout() {
    if (!confirmLeave()) return
    replaceScreen(clearToken)
    // The next person at this computer must not see the admin's data.
    client.clearStore()
    showToast(LOGGED_OUT)
  }

  return (
    <div className="wrap pt-10 pb-section">
      <div className="flex flex-wrap items-center justify-between gap-4 border-ink border-b-2 pb-6">
        <h1 className="text-3xl tracking-tight">{ADMIN_TEXT.heading}</h1>
        <Button variant="line" size="sm" onClick={logout}>
          <LogOut className="icon" aria-hidden="true" />
          {ADMIN_TEXT.logout}
        </Button>
      </div>
      {reason && <Alert>{reason}</Alert>}
      <div className="grid gap-px border-line border-b bg-line md:grid-cols-2">
        <ScheduleCard status={error ? undefined : status} failed={Boolean(error)} />
        <ChallengesCard isTokenAccepted={isTokenAccepted} />
        <GenerationCard shouldFollow={isTokenAccepted && !isTokenRejected} checkStatus={refetch} />
        <HowItWorks />
        {/* Only after the token was accepted, so that a wrong one is sent only once. */}
        {isTokenAccepted && (
          <TooltipProvider>
            <RunsPanel />
            <PostsPanel onUnsaved={onUnsaved} />
            <PollsPanel onUnsaved={onUnsaved} />
            <MessagesPanel />
            <IssuesPanel onUnsaved={onUnsaved} />
            <SubscribersPanel />
            <AuditPanel />
          </TooltipProvider>
        )}
      </div>
    </div>
  )
}

/** Refreshes the dashboard every minute until the server rejects the token: visitors, the clock and other editors change it. */
function useAdminStatus() {
  const client = useApolloClient()
  const { data, previousData, error, refetch } = useQuery(AdminStatusDocument, {
    context: useAdminContext(),
    fetchPolicy: 'network-only',
  })
  const isTokenRejected = isUnauthenticated(error)
  useEffect(() => {
    if (isTokenRejected) return
    const timer = setInterval(() => refetchActive(client), STATUS_POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isTokenRejected, client])
  return {
    status: data,
    error,
    refetch,
    isTokenRejected,
    // Stays true when a later request fails, because an editor may be typing in a form.
    isTokenAccepted: Boolean(data ?? previousData),
  }
}
