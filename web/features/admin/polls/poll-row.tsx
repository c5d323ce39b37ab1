import { useRef, useState } from 'react'
import { ADMIN_DONE, confirmDelete, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { votesText, votesWithExamplesText } from '#domain/polls/messages.ts'
import { confirmRemoveSamples, POLL_ADMIN_TEXT, removeSamplesText } from '#domain/polls/poll-admin-text.ts'
import { waitText } from '#domain/wait-text.ts'
import { changeAndRestoreFocus } from '#web/features/admin/restore-focus.ts'
import { RowMenu, type RowMenuProps } from '#web/features/admin/row-menu.tsx'
import { Row, RowButton, RowLink, RowMeta } from '#web/features/admin/rows.tsx'
import { Timestamp, useNow } from '#web/features/admin/site-time.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useMarkRow } from '#web/features/admin/use-mark-row.ts'
import { Bars } from '#web/figures/bars.tsx'
import { urls } from '#web/urls.ts'
import { hasNoVotes, PollEditor } from './poll-editor.tsx'
import { PollPreview } from './poll-preview.tsx'
import {
  type AdminPoll_PollFragment,
  DeletePollDocument,
  OpenPollDocument,
  RemoveSampleVotesDocument,
} from './polls-panel.generated.ts'

type PollRowProps = {
  poll: AdminPoll_PollFragment
  /** The poll on the home page. */
  isActive: boolean
  /** Those of the list. */
  actions: RowMenuProps['actions']
}

export function PollRow({ poll, isActive, actions }: PollRowProps) {
  const [isEditing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useAdminMutation()
  const markRow = useMarkRow()
  const { id, question, exampleVotes } = poll

  const openEditor = () => setEditing(true)
  const closeEditor = () => changeAndRestoreFocus(() => setEditing(false), editButton)
  async function open() {
    await mutate(OpenPollDocument, { id }, ADMIN_DONE.pollOpened)
    markRow(id)
  }

  return (
    <Row
      id={id}
      title={question}
      onOpen={openEditor}
      details={<Details poll={poll} isActive={isActive} />}
      actions={
        <>
          <RowButton ref={editButton} about={question} aria-expanded={isEditing} onClick={openEditor}>
            {POLL_ADMIN_TEXT.editPoll}
          </RowButton>
          {poll.status === 'DRAFT' ? (
            <RowButton about={question} pending={isPending} onClick={open}>
              {PANEL_TEXT.createPoll}
            </RowButton>
          ) : (
            <RowLink about={question} href={urls.poll(poll.slug)}>
              {POLL_ADMIN_TEXT.viewPoll}
            </RowLink>
          )}
          <RowMenu
            about={question}
            pending={isPending}
            actions={[
              ...actions,
              exampleVotes > 0 && {
                label: removeSamplesText(exampleVotes),
                question: confirmRemoveSamples(exampleVotes, question),
                onSelect: () => mutate(RemoveSampleVotesDocument, { id }, POLL_ADMIN_TEXT.samplesRemoved),
              },
              hasNoVotes(poll) && {
                label: POLL_ADMIN_TEXT.deletePoll,
                question: confirmDelete(question),
                onSelect: () => mutate(DeletePollDocument, { id }, POLL_ADMIN_TEXT.deleted),
              },
            ]}
          />
        </>
      }
    >
      {isEditing && <PollEditor poll={poll} onDone={closeEditor} />}
    </Row>
  )
}

function Details({ poll, isActive }: { poll: AdminPoll_PollFragment; isActive: boolean }) {
  const isOpen = poll.status === 'OPEN'
  const isDraft = poll.status === 'DRAFT'
  const state = isDraft
    ? POLL_ADMIN_TEXT.draft
    : !isOpen
      ? PANEL_TEXT.closedPoll
      : isActive
        ? PANEL_TEXT.activePoll
        : PANEL_TEXT.openPoll
  return (
    <>
      <RowMeta>
        <b>{state}</b>
        {!isDraft && <> · {votesWithExamplesText(poll.totalVotes, poll.exampleVotes)}</>}
      </RowMeta>
      {poll.status !== 'CLOSED' && poll.closesAt && <ClosesAt at={poll.closesAt} />}
      <div className="mt-3 max-w-panel">
        {isDraft ? (
          <PollPreview question={poll.question} options={poll.results.map(({ option }) => option)} />
        ) : (
          <Bars
            label={poll.question}
            bars={poll.results.map(({ option, percentage, votes }) => ({
              label: option,
              percentage,
              detail: votesText(votes),
            }))}
          />
        )}
      </div>
      {poll.outcome && (
        <div className="mt-3">
          <RowMeta>
            {POLL_ADMIN_TEXT.outcome}: {poll.outcome.text}
          </RowMeta>
        </div>
      )}
    </>
  )
}

function ClosesAt({ at }: { at: string }) {
  const now = useNow()
  return (
    <RowMeta>
      {POLL_ADMIN_TEXT.closes} <Timestamp at={at} /> (in {waitText(Date.parse(at) - now.getTime())})
    </RowMeta>
  )
}
