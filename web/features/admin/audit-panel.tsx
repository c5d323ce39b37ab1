import { useQuery } from '@apollo/client/react'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { ACTS, DESK_TEXT } from '../../../domain/admin/desk-text.ts'
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
        {list?.nodes.map(({ id, at, action, details }) => (
          <li key={id}>
            <div>
              <p className="rows__title">{ACTS[action] ?? action}</p>
              <p className="rows__meta">
                <Moment at={at} />
                {subjectOf(details)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {list && (
        <DeskPager label={DESK_TEXT.audit} page={list.page} pageCount={list.pageCount} onPage={setPage} />
      )}
    </Panel>
  )
}

/** The title or question that an act was about, when it had one. */
function subjectOf(details: string): string {
  const { title, question, fields, count } = JSON.parse(details) as Record<string, unknown>
  const about = [title ?? question, Array.isArray(fields) && fields.join(', '), count].filter(
    (part) => part !== undefined && part !== false && part !== '',
  )
  return about.map((part) => ` · ${part}`).join('')
}
