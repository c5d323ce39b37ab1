import { useQuery } from '@apollo/client/react'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { type AuditDetails, actText, subjectText } from '#domain/admin/audit-text.ts'
import { DESK_TEXT } from '#domain/admin/desk-text.ts'
import { useAsAdmin } from './admin-context.ts'
import { DeskAuditDocument } from './audit-panel.generated.ts'
import { DeskPager } from './desk-pager.tsx'
import { Moment } from './moment.tsx'
import { Panel } from './panel.tsx'

/** What admins did, the newest first. The list only grows. */
export function AuditPanel() {
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useQuery(DeskAuditDocument, {
    variables: { page },
    context: useAsAdmin(),
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
      {list?.totalCount === 0 && <p className="desk__lead">{DESK_TEXT.noAudit}</p>}
      <ul className="rows rows--tight">
        {list?.nodes.map(({ id, at, action, details }) => {
          const known = details as AuditDetails
          return (
            <li key={id}>
              <div>
                <p className="rows__title">{actText(action, known)}</p>
                <p className="rows__meta">
                  <Moment at={at} />
                  {subjectText(known).map((part) => ` · ${part}`)}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      {list && (
        <DeskPager label={DESK_TEXT.audit} page={list.page} pageCount={list.pageCount} onPage={setPage} />
      )}
    </Panel>
  )
}
