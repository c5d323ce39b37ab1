import { useQuery } from '@apollo/client/react'
import { Mail } from 'lucide-react'
import { DESK_DONE, DESK_TEXT } from '../../../domain/admin/desk-text.ts'
import { download } from '../../lib/download.ts'
import { Button } from '../../ui/button.tsx'
import { HonestNote } from '../../ui/honest-note.tsx'
import { useAsAdmin } from './admin-context.ts'
import { Panel } from './panel.tsx'
import { DeskSubscribersDocument, ExportSubscribersDocument } from './subscribers-panel.generated.ts'
import { useAct } from './use-act.ts'

/** How many people get the letter, and their list as CSV. */
export function SubscribersPanel() {
  const { data, error, refetch } = useQuery(DeskSubscribersDocument, {
    context: useAsAdmin(),
    fetchPolicy: 'cache-and-network',
  })
  const { act, acting } = useAct()

  async function exportList() {
    const outcome = await act(ExportSubscribersDocument, {}, DESK_DONE.listDownloaded)
    if (outcome && 'answer' in outcome)
      download('subscribers.csv', outcome.answer.exportSubscribers.csv, 'text/csv;charset=utf-8')
  }

  return (
    <Panel
      title={DESK_TEXT.subscribers}
      icon={Mail}
      loaded={Boolean(data)}
      failed={Boolean(error)}
      onRetry={() => refetch()}
    >
      {data && (
        <>
          <p className="desk__figure">
            <span className="bignum">{data.subscriberCounts.confirmed}</span>{' '}
            <span>
              {DESK_TEXT.confirmed}, {data.subscriberCounts.pending} {DESK_TEXT.pending},{' '}
              {data.subscriberCounts.unsubscribed} {DESK_TEXT.unsubscribed}
            </span>
          </p>
          {!data.deskSettings.mailConfigured && <HonestNote>{DESK_TEXT.mailOff}</HonestNote>}
          <Button variant="line" size="sm" className="desk__action" pending={acting} onClick={exportList}>
            {DESK_TEXT.download}
          </Button>
        </>
      )}
    </Panel>
  )
}
