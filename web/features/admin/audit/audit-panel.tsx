import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { actionText, parseAuditDetails, subjectText } from '#domain/admin/audit-text.ts'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { AdminPager } from '#web/features/admin/admin-pager.tsx'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { Row, RowMeta, Rows } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { AdminAuditDocument } from './audit-panel.generated.ts'

export function AuditPanel() {
  const [page, setPage] = useState(1)
  const { data, panel } = useAdminQuery(AdminAuditDocument, { page })
  const list = data?.auditEntries
  return (
    <Panel title={PANEL_TEXT.audit} icon={ScrollText} {...panel}>
      {list?.totalCount === 0 && <Lead>{PANEL_TEXT.noAudit}</Lead>}
      <Rows>
        {list?.nodes.map(({ id, at, action, details }) => {
          const known = parseAuditDetails(details)
          return (
            <Row
              key={id}
              isTight
              title={actionText(action, known)}
              details={
                <RowMeta>
                  <Timestamp at={at} />
                  {subjectText(known).map((part) => ` · ${part}`)}
                </RowMeta>
              }
            />
          )
        })}
      </Rows>
      <AdminPager label={PANEL_TEXT.audit} list={list} onPage={setPage} />
    </Panel>
  )
}
