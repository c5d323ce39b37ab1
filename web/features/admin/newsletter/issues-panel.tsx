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
  type AdminNewsletterIssuesQuery,
  type AdminNewsletterIssuesQueryVariables,
  CreateNewsletterIssueDocument,
  DraftNewsletterIssueDocument,
} from './issues-panel.generated.ts'

type AdminIssue = AdminNewsletterIssuesQuery['adminNewsletterIssues']['nodes'][number]
type OpenIssue = Omit<AdminIssue, 'status'>

export function IssuesPanel() {
  const filter = useListFilter(ISSUE_FILTER)
  const { page, search, state } = filter
  const { data, current, panel } = useIssues({ page, search, state })
  const [openIssues, setOpenIssues] = useState<readonly OpenIssue[]>([])
  const list = data?.adminNewsletterIssues
  const nodes = list?.nodes ?? []
  // Keep an open form when its issue leaves the list, because an editor may be typing in it.
  const offPageIssues = openIssues.filter((issue) => !nodes.some(({ id }) => id === issue.id))

  function setOpen(issue: OpenIssue, isOpen: boolean) {
    setOpenIssues((before) => [...before.filter(({ id }) => id !== issue.id), ...(isOpen ? [issue] : [])])
  }

  return (
    <Panel title={ISSUE_ADMIN_TEXT.panel} icon={Mail} {...panel}>
      {data && (
        <>
          <Summary data={data} />
          <NewIssue
            onCreated={(issue) => {
              filter.clear()
              setOpen(issue, true)
            }}
          />
          <FilteredList
            filter={filter}
            counts={list?.states}
            found={current?.adminNewsletterIssues.totalCount}
          >
            <Rows>
              {[...offPageIssues, ...nodes].map((issue) => (
                <IssueRow
                  key={issue.id}
                  issue={issue}
                  audience={{
                    subscribers: data.subscriberCounts.confirmed,
                    perMinute: data.adminSettings.mailPerMinute,
                  }}
                  isEditing={openIssues.some(({ id }) => id === issue.id)}
                  onEdit={(isOpen) => setOpen(issue, isOpen)}
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

const SENDING_INTERVAL_MS = 5_000
const SCHEDULED_INTERVAL_MS = 30_000

/** Polls for updates while issues are being sent or are scheduled. */
function useIssues(variables: AdminNewsletterIssuesQueryVariables) {
  const { data, panel, current, startPolling, stopPolling } = useAdminQuery(
    AdminNewsletterIssuesDocument,
    variables,
  )
  const statuses = (current?.adminNewsletterIssues.nodes ?? []).map(({ status }) => status)
  const isSending = statuses.includes('SENDING')
  const isWaiting = statuses.includes('SCHEDULED')
  const hasFailed = panel.failed
  useEffect(() => {
    if (hasFailed || !(isSending || isWaiting)) stopPolling()
    else startPolling(isSending ? SENDING_INTERVAL_MS : SCHEDULED_INTERVAL_MS)
  }, [hasFailed, isSending, isWaiting, startPolling, stopPolling])
  return { data, current, panel }
}

function Summary({ data }: { data: AdminNewsletterIssuesQuery }) {
  const { zone } = useSite()
  const lastSentAt = data.latest.nodes[0]?.sentAt
  return (
    <p className="mt-3 tabular-nums">
      {subscribersText(data.subscriberCounts.confirmed)}.{' '}
      {lastSentAt && lastIssueText(formatDate(lastSentAt, zone))}
    </p>
  )
}

/** Both buttons create a draft and open it. */
function NewIssue({ onCreated }: { onCreated: (issue: OpenIssue) => void }) {
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
