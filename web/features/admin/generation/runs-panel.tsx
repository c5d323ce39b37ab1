import { Bot } from '@lucide/icons'
import { ADMIN_TEXT } from '#domain/admin/messages.ts'
import { PANEL_TEXT, runText } from '#domain/admin/panel-text.ts'
import { CheckList } from '#web/features/admin/check-list.tsx'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { Row, RowMeta, Rows } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/site-time.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { AdminRunsDocument, type AdminRunsQuery } from './runs-panel.generated.ts'

type Run = AdminRunsQuery['generationRuns'][number]

export function RunsPanel() {
  const { data, panel } = useAdminQuery(AdminRunsDocument, {})
  const runs = data?.generationRuns ?? []
  return (
    <Panel title={PANEL_TEXT.runs} icon={Bot} {...panel}>
      {runs.length === 0 && <Lead>{PANEL_TEXT.noRuns}</Lead>}
      <Rows>
        {runs.map((run) => (
          <Row
            key={run.id}
            title={outcomeOf(run)}
            details={
              <>
                <RowMeta>
                  <Timestamp at={run.startedAt} /> · {runText(run)}
                </RowMeta>
                {run.checks.length > 0 && <CheckList checks={run.checks} />}
              </>
            }
          />
        ))}
      </Rows>
    </Panel>
  )
}

function outcomeOf(run: Run): string {
  if (run.status === 'RUNNING') return ADMIN_TEXT.generating
  if (run.status === 'FAILED') return run.failureMessage ?? PANEL_TEXT.runFailed
  return run.post?.title ?? PANEL_TEXT.runDeleted
}
