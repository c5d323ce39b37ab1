import { useApolloClient, useQuery } from '@apollo/client/react'
import { ChartNoAxesColumn } from 'lucide-react'
import { useRef, useState } from 'react'
import { confirmClose, DESK_DONE, DESK_TEXT } from '#domain/admin/desk-text.ts'
import { useAdminContext } from '#web/features/admin/admin-context.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { DeskPager } from '#web/features/admin/desk-pager.tsx'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { restoreFocus } from '#web/features/admin/restore-focus.ts'
import { RowButton, Rows } from '#web/features/admin/rows.tsx'
import { evictRootFields } from '#web/features/admin/update-cache.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import type { OnUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
import { NewPoll } from './new-poll.tsx'
import { PollRow } from './poll-row.tsx'
import { ClosePollDocument, DeskPollsDocument, OrderPollsDocument } from './polls-panel.generated.ts'

export function PollsPanel({ onUnsaved }: { onUnsaved: OnUnsaved }) {
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useQuery(DeskPollsDocument, {
    variables: { page },
    // Admin reads bypass the response cache, which may not include a poll from another process yet.
    context: useAdminContext(),
    fetchPolicy: 'cache-and-network',
  })
  const { cache } = useApolloClient()
  const { mutate, isPending } = useAdminMutation()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = data ?? previousData
  const openPolls = list?.open ?? []
  const ids = openPolls.map((poll) => poll.id)
  const closedPolls = list?.closed.nodes ?? []

  const evictPolls = () => evictRootFields(cache, 'activePoll', 'closedPolls', 'pollBySlug')
  const row = { onUnsaved, onChanged: evictPolls, heading }

  async function move(from: number, to: number) {
    const next = [...ids]
    next.splice(to, 0, ...next.splice(from, 1))
    await mutate({ mutation: OrderPollsDocument, variables: { ids: next } }, (data) => data.orderPolls, {
      done: DESK_DONE.pollsReordered,
      refetch: [DeskPollsDocument],
    })
    evictPolls()
    restoreFocus(heading)
  }
  async function close(id: string) {
    await mutate({ mutation: ClosePollDocument, variables: { id } }, (data) => data.closePoll, {
      done: DESK_DONE.pollClosed,
      refetch: [DeskPollsDocument],
    })
    evictPolls()
    restoreFocus(heading)
  }

  return (
    <Panel
      title={DESK_TEXT.polls}
      icon={ChartNoAxesColumn}
      loaded={Boolean(list)}
      failed={Boolean(error)}
      onRetry={() => refetch()}
      headingRef={heading}
    >
      {openPolls.length + closedPolls.length === 0 && <Lead>{DESK_TEXT.noPolls}</Lead>}
      <Rows>
        {/* One list, so that a poll that closes keeps what is typed in its form. */}
        {[...openPolls, ...closedPolls].map((poll, index) => (
          <PollRow key={poll.id} poll={poll} isActive={index === 0 && index < openPolls.length} {...row}>
            {index < openPolls.length
              ? (question) => (
                  <>
                    {index > 0 && (
                      <RowButton about={question} pending={isPending} onClick={() => move(index, index - 1)}>
                        {DESK_TEXT.moveUp}
                      </RowButton>
                    )}
                    {index < openPolls.length - 1 && (
                      <RowButton about={question} pending={isPending} onClick={() => move(index, index + 1)}>
                        {DESK_TEXT.moveDown}
                      </RowButton>
                    )}
                    <ConfirmButton
                      className="-ms-3"
                      about={question}
                      question={confirmClose(question)}
                      pending={isPending}
                      onConfirm={() => close(poll.id)}
                    >
                      {DESK_TEXT.closePoll}
                    </ConfirmButton>
                  </>
                )
              : undefined}
          </PollRow>
        ))}
      </Rows>
      {list && (
        <DeskPager
          label={DESK_TEXT.closedPolls}
          page={list.closed.page}
          pageCount={list.closed.pageCount}
          onPage={setPage}
        />
      )}
      <NewPoll onUnsaved={onUnsaved} onCreated={evictPolls} />
    </Panel>
  )
}
