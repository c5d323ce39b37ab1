import { useQuery } from '@apollo/client/react'
import { Bot, CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { DESK_TEXT, generationRules, runText } from '#domain/admin/desk-text.ts'
import { ADMIN_TEXT } from '#domain/admin/messages.ts'
import { useAdminContext } from '#web/features/admin/admin-context.ts'
import { HeldNote } from '#web/features/admin/held-note.tsx'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { Row, RowMeta, Rows } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import { DeskRunsDocument, type DeskRunsQuery } from './runs-panel.generated.ts'

type Run = DeskRunsQuery['generationRuns'][number]

export function RunsPanel() {
  const { data, error, refetch } = useQuery(DeskRunsDocument, {
    context: useAdminContext(),
    fetchPolicy: 'cache-and-network',
  })
  const runs = data?.generationRuns ?? []
  return (
    <Panel
      title={DESK_TEXT.runs}
      icon={Bot}
      loaded={Boolean(data)}
      failed={Boolean(error)}
      onRetry={() => refetch()}
    >
      {data && (
        <Lead>{generationRules(data.deskSettings.dailyLimit, data.deskSettings.generatedPostsWait)}</Lead>
      )}
      {runs.length === 0 && <Lead>{DESK_TEXT.noRuns}</Lead>}
      <Rows>
        {runs.map((run) => (
          <Row
            key={run.id}
            title={outcomeOf(run)}
            details={
              <>
                <RowMeta>
                  <Timestamp at={run.startedAt} /> · {runText(run)}
                </RowMeta>
                {run.heldReason && <HeldNote reason={run.heldReason} />}
                {run.checks.length > 0 && <Checks checks={run.checks} />}
              </>
            }
          />
        ))}
      </Rows>
    </Panel>
  )
}

function Checks({ checks }: Pick<Run, 'checks'>) {
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {checks.map(({ name, passed, text }) => (
        <li key={name} className="wrap-anywhere grid grid-cols-[1.25rem_1fr] gap-2">
          {passed ? (
            <CircleCheck className="icon text-green" aria-hidden="true" />
          ) : passed === null ? (
            <CircleMinus className="icon text-ink-soft" aria-hidden="true" />
          ) : (
            <CircleAlert className="icon text-alert" aria-hidden="true" />
          )}
          <span>
            <b>{name}</b>
            {passed === false && <span className="sr-only"> {DESK_TEXT.lookClosely}</span>}: {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

function outcomeOf(run: Run): string {
  if (run.status === 'RUNNING') return ADMIN_TEXT.generating
  if (run.status === 'FAILED') return run.failureMessage ?? DESK_TEXT.runFailed
  return run.post?.title ?? DESK_TEXT.runDeleted
}
