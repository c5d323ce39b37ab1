import { ChartNoAxesColumn } from '@lucide/icons'
import { POLL_FILTER } from '#domain/admin/list-filters.ts'
import { ADMIN_DONE, confirmClose, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { FilteredList, useListFilter } from '#web/features/admin/filtered-list.tsx'
import { Panel } from '#web/features/admin/panel.tsx'
import { Rows } from '#web/features/admin/rows.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { Pager } from '#web/ui/pager.tsx'
import { NewPoll } from './new-poll.tsx'
import { PollRow } from './poll-row.tsx'
import { AdminPollsDocument, ClosePollDocument, OrderPollsDocument } from './polls-panel.generated.ts'

export function PollsPanel() {
  const filter = useListFilter(POLL_FILTER)
  const { page, search, state } = filter
  const { data, current, panel } = useAdminQuery(AdminPollsDocument, { page, search, state })
  const { mutate } = useAdminMutation()
  const list = data?.adminPolls
  /** In order. The first is on the home page. */
  const openIds = (data?.open ?? []).map(({ id }) => id)

  function move(from: number, to: number) {
    const ids = [...openIds]
    ids.splice(to, 0, ...ids.splice(from, 1))
    return mutate(OrderPollsDocument, { ids }, ADMIN_DONE.pollsReordered)
  }
  function openPollActions(id: string, question: string) {
    const index = openIds.indexOf(id)
    if (index < 0) return []
    return [
      index > 0 && { label: PANEL_TEXT.moveUp, onSelect: () => move(index, index - 1) },
      index < openIds.length - 1 && { label: PANEL_TEXT.moveDown, onSelect: () => move(index, index + 1) },
      {
        label: PANEL_TEXT.closePoll,
        question: confirmClose(question),
        onSelect: () => mutate(ClosePollDocument, { id }, ADMIN_DONE.pollClosed),
      },
    ]
  }

  return (
    <Panel title={PANEL_TEXT.polls} icon={ChartNoAxesColumn} {...panel}>
      <FilteredList filter={filter} counts={list?.states} found={current?.adminPolls.totalCount}>
        <Rows>
          {list?.nodes.map((poll) => (
            <PollRow
              key={poll.id}
              poll={poll}
              isActive={poll.id === openIds[0]}
              actions={openPollActions(poll.id, poll.question)}
            />
          ))}
        </Rows>
        <Pager label={PANEL_TEXT.polls} list={list} onPage={filter.setPage} />
      </FilteredList>
      <NewPoll onCreated={filter.clear} />
    </Panel>
  )
}
