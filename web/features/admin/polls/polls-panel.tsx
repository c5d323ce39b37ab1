import type { FragmentType } from '@apollo/client'
import { useApolloClient, useFragment, useQuery } from '@apollo/client/react'
import { ChartNoAxesColumn } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { confirmClose, DESK_DONE, DESK_TEXT } from '#domain/admin/desk-text.ts'
import { optionResultText, votesWithExamplesText } from '#domain/polls/messages.ts'
import { pollInputSchema } from '#domain/polls/poll-input.ts'
import { useAsAdmin } from '#web/features/admin/admin-context.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { DeskPager } from '#web/features/admin/desk-pager.tsx'
import { keepFocus } from '#web/features/admin/keep-focus.ts'
import { Panel } from '#web/features/admin/panel.tsx'
import { type FieldErrors, fieldErrorsOf, useAct } from '#web/features/admin/use-act.ts'
import { type OnUnsaved, useTellUnsaved } from '#web/features/admin/use-unsaved.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { useFirstError } from '#web/ui/use-first-error.ts'
import {
  ClosePollDocument,
  CreatePollDocument,
  type DeskPoll_PollFragment,
  DeskPoll_PollFragmentDoc,
  DeskPollsDocument,
  OrderPollsDocument,
} from './polls-panel.generated.ts'

const CLOSED_A_PAGE = 10

type PollsPanelProps = {
  /** Hears whether a poll is typed that is not opened. */
  onUnsaved: OnUnsaved
}

/** All polls in their order: open new ones, close them, and choose which is on the home page. */
export function PollsPanel({ onUnsaved }: PollsPanelProps) {
  const { data, error, refetch } = useQuery(DeskPollsDocument, {
    // As an admin: what the public reads is kept, and on another process the list may not know the poll just opened.
    context: useAsAdmin(),
    fetchPolicy: 'cache-and-network',
  })
  const { cache } = useApolloClient()
  const { act, acting } = useAct()
  const heading = useRef<HTMLHeadingElement>(null)
  const open = data?.open ?? []
  const ids = open.map((poll) => poll.id)
  const closed = data?.closed ?? []
  const [page, setPage] = useState(1)

  const changed = () => cache.evict({ id: 'ROOT_QUERY', fieldName: 'activePoll' })

  async function move(from: number, to: number) {
    const next = [...ids]
    next.splice(to, 0, ...next.splice(from, 1))
    await act(OrderPollsDocument, { ids: next }, DESK_DONE.pollsReordered, ['DeskPolls'])
    changed()
    keepFocus(heading)
  }
  async function close(id: string) {
    await act(ClosePollDocument, { id }, DESK_DONE.pollClosed, ['DeskPolls'])
    changed()
    keepFocus(heading)
  }

  return (
    <Panel
      title={DESK_TEXT.polls}
      icon={ChartNoAxesColumn}
      loaded={Boolean(data)}
      failed={Boolean(error)}
      onRetry={() => refetch()}
      headingRef={heading}
    >
      {open.length + closed.length === 0 && <p className="desk__lead">{DESK_TEXT.noPolls}</p>}
      <ul className="rows">
        {open.map((poll, index) => (
          <PollRow key={poll.id} poll={poll} isActive={index === 0}>
            {(question) => (
              <>
                {index > 0 && (
                  <Button
                    variant="line"
                    size="sm"
                    aria-label={`${DESK_TEXT.moveUp}: ${question}`}
                    pending={acting}
                    onClick={() => move(index, index - 1)}
                  >
                    {DESK_TEXT.moveUp}
                  </Button>
                )}
                {index < open.length - 1 && (
                  <Button
                    variant="line"
                    size="sm"
                    aria-label={`${DESK_TEXT.moveDown}: ${question}`}
                    pending={acting}
                    onClick={() => move(index, index + 1)}
                  >
                    {DESK_TEXT.moveDown}
                  </Button>
                )}
                <ConfirmButton
                  about={question}
                  question={confirmClose(question)}
                  pending={acting}
                  onConfirm={() => close(poll.id)}
                >
                  {DESK_TEXT.closePoll}
                </ConfirmButton>
              </>
            )}
          </PollRow>
        ))}
        {closed.slice((page - 1) * CLOSED_A_PAGE, page * CLOSED_A_PAGE).map((poll) => (
          <PollRow key={poll.id} poll={poll} isActive={false} />
        ))}
      </ul>
      <DeskPager
        label={DESK_TEXT.closedPolls}
        page={page}
        pageCount={Math.ceil(closed.length / CLOSED_A_PAGE)}
        onPage={setPage}
      />
      <NewPoll onUnsaved={onUnsaved} onCreated={changed} />
    </Panel>
  )
}

function PollRow({
  poll,
  isActive,
  children,
}: {
  poll: FragmentType<DeskPoll_PollFragment>
  isActive: boolean
  children?: (question: string) => ReactNode
}) {
  const { data, complete } = useFragment({
    fragment: DeskPoll_PollFragmentDoc,
    fragmentName: 'DeskPoll_poll',
    from: poll,
  })
  if (!complete) return null
  const state =
    data.status === 'CLOSED' ? DESK_TEXT.closedPoll : isActive ? DESK_TEXT.activePoll : DESK_TEXT.openPoll
  return (
    <li>
      <div>
        <p className="rows__title">{data.question}</p>
        <p className="rows__meta">
          <b>{state}</b> · {votesWithExamplesText(data.totalVotes, data.exampleVotes)}
        </p>
        <ul className="rows__meta rows__results">
          {data.results.map((result) => (
            <li key={result.option}>{optionResultText(result)}</li>
          ))}
        </ul>
      </div>
      {children && <div className="rows__acts">{children(data.question)}</div>}
    </li>
  )
}

function NewPoll({ onUnsaved, onCreated }: PollsPanelProps & { onCreated: () => void }) {
  const [question, setQuestion] = useState('')
  const [options, setOptions] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useFirstError(errors)
  const { act, acting } = useAct()
  useTellUnsaved(onUnsaved, 'new-poll', (question + options).trim() !== '')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const lines = options
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    const result = pollInputSchema.safeParse({ question, options: lines })
    if (!result.success) {
      setErrors(fieldErrorsOf(result.error))
      return
    }
    setErrors({})
    const outcome = await act(CreatePollDocument, result.data, DESK_DONE.pollOpened, ['DeskPolls'])
    if (outcome && 'answer' in outcome) {
      setQuestion('')
      setOptions('')
      onCreated()
    } else setErrors(outcome?.fields ?? {})
  }

  return (
    <form className="desk__form" ref={form} onSubmit={submit} aria-label={DESK_TEXT.newPoll} noValidate>
      <h3>{DESK_TEXT.newPoll}</h3>
      <Field label={DESK_TEXT.question} error={errors['question']}>
        <Input value={question} onChange={(event) => setQuestion(event.target.value)} />
      </Field>
      <Field label={DESK_TEXT.options} hint={DESK_TEXT.optionsHint} error={errors['options']}>
        <Textarea value={options} onChange={(event) => setOptions(event.target.value)} />
      </Field>
      <Button type="submit" variant="line" size="sm" pending={acting}>
        {DESK_TEXT.createPoll}
      </Button>
    </form>
  )
}
