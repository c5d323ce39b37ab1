import { useApolloClient, useQuery } from '@apollo/client/react'
import { LogOut } from 'lucide-react'
import { ADMIN_TEXT, INVALID_TOKEN, LOGGED_OUT } from '../../../domain/admin/messages.ts'
import { STATUS_POLL_INTERVAL } from '../../../domain/admin/token.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { TooltipProvider } from '../../ui/tooltip.tsx'
import { useAsAdmin } from './admin-context.ts'
import { isUnauthenticated } from './admin-errors.ts'
import { AuditPanel } from './audit-panel.tsx'
import { DeskStatusDocument } from './automation-card.generated.ts'
import { AutomationCard } from './automation-card.tsx'
import { ChallengesCard } from './challenges-card.tsx'
import { GenerationCard } from './generation-card.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { PollsPanel } from './polls-panel.tsx'
import { PostsPanel } from './posts-panel.tsx'
import { RunsPanel } from './runs-panel.tsx'
import { SubscribersPanel } from './subscribers-panel.tsx'
import { clearToken } from './token-store.ts'

/** The editor's desk: the four specified cards, and under them everything that runs the site. */
export function Dashboard() {
  const client = useApolloClient()
  const { data, error } = useQuery(DeskStatusDocument, {
    context: useAsAdmin(),
    fetchPolicy: 'network-only',
    pollInterval: STATUS_POLL_INTERVAL,
    // A refused token will not become right by asking again.
    skipPollAttempt: () => refused,
  })
  const refused = isUnauthenticated(error)

  function logout() {
    clearToken()
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
      {refused && (
        <div className="empty empty--bad desk__refused" role="alert">
          <p>{INVALID_TOKEN}</p>
        </div>
      )}
      <div className="desk">
        <AutomationCard status={error ? undefined : data?.automationStatus} failed={Boolean(error)} />
        <ChallengesCard />
        <GenerationCard follow={Boolean(data)} />
        <HowItWorks />
        {/* Asked for once the token has proved right: a wrong one is tried only once. */}
        {data && (
          <TooltipProvider>
            <RunsPanel />
            <PostsPanel />
            <PollsPanel />
            <MessagesPanel />
            <SubscribersPanel />
            <AuditPanel />
          </TooltipProvider>
        )}
      </div>
    </div>
  )
}
