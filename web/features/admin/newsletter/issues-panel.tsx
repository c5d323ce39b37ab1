import { Mail } from '@lucide/icons'
import { useEffect, useState } from 'react'
import { ISSUE_FILTER } from '#domain/admin/list-filters.ts'
import { formatDate } from '#domain/dates.ts'
import {
  ISSUE_ADMIN_TEXT,
  ISSUE_DONE,
  lastIssueText,
  subscribersText,
} from '#domain/newsletter/issue-admin-text.ts'
import { FilteredList, useListFilter } from '#web/features/admin/filtered-list.tsx'
import { Panel } from '#web/features/admin/panel.tsx'
import { Rows } from '#web/features/admin/rows.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { useSite } from '#web/site.tsx'
import { Button } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { IssueRow } from './issue-row.tsx'
import {
  AdminNewsletterIssuesDocument,
  CreateNewsletterIssueDocument,
  DraftNewsletterIssueDocument,
} from './issues-panel.generated.ts'

/** How often the list is read again while an issue is being sent. */
const SENDING_INTERVAL_MS = 5_000

export function IssuesPanel() {
  const { zone } = useSite()
  const filter = useListFilter(ISSUE_FILTER)
  const { page, search, state } = filter
  const query = useAdminQuery(AdminNewsletterIssuesDocument, { page, search, state })
  const { data, current, panel, startPolling, stopPolling } = query
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  const list = data?.adminNewsletterIssues
  const lastSentAt = data?.latest.nodes[0]?.sentAt
  const isSending = current?.adminNewsletterIssues.nodes.some(({ status }) => status === 'SENDING')
  const shouldPoll = isSending && !panel.failed
  useEffect(() => {
    if (shouldPoll) startPolling(SENDING_INTERVAL_MS)
    else stopPolling()
  }, [shouldPoll, startPolling, stopPolling])

  function setOpen(id: string, isOpen: boolean) {
    setOpenIds((before) => [...before.filter((other) => other !== id), ...(isOpen ? [id] : [])])
  }

  return (
    <Panel title={ISSUE_ADMIN_TEXT.panel} icon={Mail} {...panel}>
      {data && (
        <>
          <p className="mt-3 tabular-nums">
            {subscribersText(data.subscriberCounts.confirmed)}.{' '}
            {lastSentAt && lastIssueText(formatDate(lastSentAt, zone))}
          </p>
          <NewIssue
            onCreated={({ id }) => {
              filter.clear()
              setOpen(id, true)
            }}
          />
          <FilteredList
            filter={filter}
            counts={list?.states}
            found={current?.adminNewsletterIssues.totalCount}
          >
            <Rows>
              {list?.nodes.map((issue) => (
                <IssueRow
                  key={issue.id}
                  issue={issue}
                  audience={{
                    subscribers: data.subscriberCounts.confirmed,
                    perMinute: data.adminSettings.mailPerMinute,
                  }}
                  isEditing={openIds.includes(issue.id)}
                  onEdit={(isOpen) => setOpen(issue.id, isOpen)}
                />
              ))}
            </Rows>
            <Pager label={ISSUE_ADMIN_TEXT.panel} list={list} onPage={filter.setPage} />
          </FilteredList>
        </>
      )}
    </Panel>
  )
}

/** Both buttons create a draft and open it. */
function NewIssue({ onCreated }: { onCreated: (issue: { id: string }) => void }) {
  const { mutate, isPending } = useAdminMutation()

  async function draft() {
    const { result } = await mutate(DraftNewsletterIssueDocument, {}, ISSUE_DONE.created)
    if (result) onCreated(result)
  }
  async function create() {
    const { result } = await mutate(CreateNewsletterIssueDocument, {}, ISSUE_DONE.created)
    if (result?.__typename === 'NewsletterIssue') onCreated(result)
  }

  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button size="sm" pending={isPending} onClick={draft}>
          {ISSUE_ADMIN_TEXT.startFromNew}
        </Button>
        <Button size="sm" variant="line" pending={isPending} onClick={create}>
          {ISSUE_ADMIN_TEXT.write}
        </Button>
      </div>
      <p className="mt-4 text-ink-mute text-sm">{ISSUE_ADMIN_TEXT.startHint}</p>
    </>
  )
}
