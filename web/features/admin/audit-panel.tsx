import { useQuery } from '@apollo/client/react'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { actionText, parseAuditDetails, subjectText } from '#domain/admin/audit-text.ts'
import { DESK_TEXT } from '#domain/admin/desk-text.ts'
import { useAdminContext } from './admin-context.ts'
import { DeskAuditDocument } from './audit-panel.generated.ts'
import { DeskPager } from './desk-pager.tsx'
import { Lead, Panel } from './panel.tsx'
import { Row, RowMeta, Rows } from './rows.tsx'
import { Timestamp } from './timestamp.tsx'

export function AuditPanel() {
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useQuery(DeskAuditDocument, {
    variables: { page },
    context: useAdminContext(),
    fetchPolicy: 'cache-and-network',
  })
  const list = (data ?? previousData)?.auditEntries
  return (
    <Panel
      title={DESK_TEXT.audit}
      icon={ScrollText}
      loaded={Boolean(list)}
      failed={Boolean(error)}
      onRetry={() => refetch()}
    >
      {list?.totalCount === 0 && <Lead>{DESK_TEXT.noAudit}</Lead>}
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
      {list && (
        <DeskPager label={DESK_TEXT.audit} page={list.page} pageCount={list.pageCount} onPage={setPage} />
      )}
    </Panel>
  )
}
