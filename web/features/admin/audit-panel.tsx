import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { actionText, parseAuditDetails, subjectText } from '#domain/admin/audit-text.ts'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { Pager } from '#web/ui/pager.tsx'
import { AdminAuditDocument } from './audit-panel.generated.ts'
import { Lead, Panel } from './panel.tsx'
import { Row, RowMeta, Rows } from './rows.tsx'
import { Timestamp } from './timestamp.tsx'
import { useAdminQuery } from './use-admin-query.ts'

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
      <Pager label={PANEL_TEXT.audit} list={list} onPage={setPage} />
    </Panel>
  )
}
