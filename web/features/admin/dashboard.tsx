import { useApolloClient, useQuery } from '@apollo/client/react'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { ADMIN_TEXT, LOGGED_OUT } from '#domain/admin/messages.ts'
import { STATUS_POLL_INTERVAL } from '#domain/admin/token.ts'
import { Button } from '#web/ui/button.tsx'
import { Alert } from '#web/ui/failed.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { useAsAdmin } from './admin-context.ts'
import { isUnauthenticated, reasonOf } from './admin-errors.ts'
import { AuditPanel } from './audit-panel.tsx'
import { PostsPanel } from './blog/posts-panel.tsx'
import { ChallengesCard } from './challenges/challenges-card.tsx'
import { MessagesPanel } from './contact/messages-panel.tsx'
import { GenerationCard } from './generation/generation-card.tsx'
import { HowItWorks } from './generation/how-it-works.tsx'
import { RunsPanel } from './generation/runs-panel.tsx'
import { DeskStatusDocument } from './generation/schedule-card.generated.ts'
import { AutomationCard } from './generation/schedule-card.tsx'
import { changeScreen } from './keep-focus.ts'
import { SubscribersPanel } from './newsletter/subscribers-panel.tsx'
import { PollsPanel } from './polls/polls-panel.tsx'
import { clearToken } from './token-store.ts'
import { useUnsaved } from './use-unsaved.ts'

/** The editor's desk: the four specified cards, and under them everything that runs the site. */
export function Dashboard() {
  const client = useApolloClient()
  const [refused, setRefused] = useState(false)
  const { data, error, refetch } = useQuery(DeskStatusDocument, {
    context: useAsAdmin(),
    fetchPolicy: 'network-only',
    // A refused token will not become right by asking again.
    pollInterval: refused ? 0 : STATUS_POLL_INTERVAL,
  })
  if (refused !== isUnauthenticated(error)) setRefused(!refused)
  // Stays true when a later answer fails: somebody may be typing in a form.
  const [proved, setProved] = useState(false)
  if (data && !proved) setProved(true)
  // A wrong token, or too many of them: the status card alone would leave an editor guessing.
  const reason = reasonOf(error, '')
  const { onUnsaved, mayLeave } = useUnsaved()

  function logout() {
    if (!mayLeave()) return
    changeScreen(clearToken)
    // What the token opened is not kept for whoever sits down next.
    client.clearStore()
    showToast(LOGGED_OUT)
  }

  return (
    <div className="wrap admin">
      <div className="admin__top">
        <h1>{ADMIN_TEXT.heading}</h1>
        <Button variant="line" size="sm" onClick={logout}>
          <LogOut className="icon" aria-hidden="true" />
          {ADMIN_TEXT.logout}
        </Button>
      </div>
      {reason && <Alert className="mt-4">{reason}</Alert>}
      <div className="desk">
        <AutomationCard status={error ? undefined : data?.automationStatus} failed={Boolean(error)} />
        <ChallengesCard proved={proved} />
        <GenerationCard follow={proved && !refused} askStatus={refetch} />
        <HowItWorks />
        {/* Asked for once the token has proved right: a wrong one is tried only once. */}
        {proved && (
          <TooltipProvider>
            <RunsPanel />
            <PostsPanel onUnsaved={onUnsaved} />
            <PollsPanel onUnsaved={onUnsaved} />
            <MessagesPanel />
            <SubscribersPanel />
            <AuditPanel />
          </TooltipProvider>
        )}
      </div>
    </div>
  )
}
