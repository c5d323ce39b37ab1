import { Mail } from '@lucide/icons'
import { ADMIN_DONE, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { undeliverableText } from '#domain/newsletter/issue-admin-text.ts'
import { Growth } from '#web/features/admin/overview/trends.tsx'
import { Figure, Lead, Panel } from '#web/features/admin/panel.tsx'
import { useMay } from '#web/features/admin/session/session-context.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { download } from '#web/lib/download.ts'
import { Button } from '#web/ui/button.tsx'
import { CaveatNote } from '#web/ui/caveat-note.tsx'
import { FindSubscriber } from './find-subscriber.tsx'
import { AdminSubscribersDocument, ExportSubscribersDocument } from './subscribers-panel.generated.ts'

export function SubscribersPanel() {
  const { data, panel } = useAdminQuery(AdminSubscribersDocument, {})
  const { mutate, isPending } = useAdminMutation()
  const isAdmin = useMay('admin')

  async function exportList() {
    const { result } = await mutate(ExportSubscribersDocument, {}, ADMIN_DONE.listDownloaded)
    if (result) download('subscribers.csv', result.csv, 'text/csv;charset=utf-8')
  }

  return (
    <Panel title={PANEL_TEXT.subscribers} icon={Mail} {...panel}>
      {data && (
        <>
          <Figure value={data.subscriberCounts.confirmed}>
            {PANEL_TEXT.confirmed}, {data.subscriberCounts.pending} {PANEL_TEXT.pending},{' '}
            {data.subscriberCounts.unsubscribed} {PANEL_TEXT.unsubscribed}
          </Figure>
          {data.subscriberCounts.undeliverable > 0 && (
            <Lead>{undeliverableText(data.subscriberCounts.undeliverable)}</Lead>
          )}
          {!data.adminSettings.mailConfigured && (
            <div className="mt-4">
              <CaveatNote>{PANEL_TEXT.mailOff}</CaveatNote>
            </div>
          )}
          {isAdmin && (
            <Button variant="line" size="sm" className="mt-6" pending={isPending} onClick={exportList}>
              {PANEL_TEXT.download}
            </Button>
          )}
          {isAdmin && <Growth />}
          <FindSubscriber />
        </>
      )}
    </Panel>
  )
}
