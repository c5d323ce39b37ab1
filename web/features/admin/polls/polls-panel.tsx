import { ChartNoAxesColumn } from 'lucide-react'
import { useRef, useState } from 'react'
import { ADMIN_DONE, confirmClose, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { Rows } from '#web/features/admin/rows.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { Pager } from '#web/ui/pager.tsx'
import { NewPoll } from './new-poll.tsx'
import { PollRow } from './poll-row.tsx'
import { AdminPollsDocument, ClosePollDocument, OrderPollsDocument } from './polls-panel.generated.ts'

export function PollsPanel() {
  const [page, setPage] = useState(1)
  const { data: list, panel } = useAdminQuery(AdminPollsDocument, { page })
  const { mutate } = useAdminMutation()
  const heading = useRef<HTMLHeadingElement>(null)
  const openPolls = list?.open ?? []
  const ids = openPolls.map((poll) => poll.id)
  const closedPolls = list?.closed.nodes ?? []
  const drafts = list?.drafts.nodes ?? []

  async function move(from: number, to: number) {
    const next = [...ids]
    next.splice(to, 0, ...next.splice(from, 1))
    await mutate(OrderPollsDocument, { ids: next }, ADMIN_DONE.pollsReordered)
  }

  return (
    <Panel title={PANEL_TEXT.polls} icon={ChartNoAxesColumn} headingRef={heading} {...panel}>
      {drafts.length + openPolls.length + closedPolls.length === 0 && <Lead>{PANEL_TEXT.noPolls}</Lead>}
      <Rows>
        {/* One list, so that a poll that closes keeps what is typed in its form. */}
        {[...openPolls, ...drafts, ...closedPolls].map((poll, index) => (
          <PollRow
            key={poll.id}
            poll={poll}
            isActive={index === 0 && index < openPolls.length}
            heading={heading}
            actions={(question) => {
              if (index >= openPolls.length) return []
              return [
                index > 0 && { label: PANEL_TEXT.moveUp, onSelect: () => move(index, index - 1) },
                index < openPolls.length - 1 && {
                  label: PANEL_TEXT.moveDown,
                  onSelect: () => move(index, index + 1),
                },
                {
                  label: PANEL_TEXT.closePoll,
                  question: confirmClose(question),
                  onSelect: () => mutate(ClosePollDocument, { id: poll.id }, ADMIN_DONE.pollClosed),
                },
              ]
            }}
          />
        ))}
      </Rows>
      <Pager label={PANEL_TEXT.closedPolls} list={list?.closed} onPage={setPage} />
      <NewPoll />
    </Panel>
  )
}
