import { useQuery } from '@apollo/client/react'
import { Bot, CircleAlert, CircleCheck } from 'lucide-react'
import { DESK_TEXT, generationRules, runText } from '#domain/admin/desk-text.ts'
import { ADMIN_TEXT } from '#domain/admin/messages.ts'
import { useAsAdmin } from '#web/features/admin/admin-context.ts'
import { Moment } from '#web/features/admin/moment.tsx'
import { Panel } from '#web/features/admin/panel.tsx'
import { DeskRunsDocument, type DeskRunsQuery } from './runs-panel.generated.ts'

type Run = DeskRunsQuery['generationRuns'][number]

/** The newest generations: outcome, duration, tokens, and what was checked. */
export function RunsPanel() {
  const { data, error, refetch } = useQuery(DeskRunsDocument, {
    context: useAsAdmin(),
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
        <p className="desk__lead">
          {generationRules(data.deskSettings.dailyLimit, data.deskSettings.generatedPostsWait)}
        </p>
      )}
      {runs.length === 0 && <p className="desk__lead">{DESK_TEXT.noRuns}</p>}
      <ul className="rows">
        {runs.map((run) => (
          <li key={run.id}>
            <div>
              <p className="rows__title">{outcomeOf(run)}</p>
              <p className="rows__meta">
                <Moment at={run.startedAt} /> · {runText(run)}
              </p>
              {run.checks.length > 0 && (
                <ul className="checks">
                  {run.checks.map(({ name, passed, text }) => (
                    <li key={name} data-passed={passed}>
                      {passed ? (
                        <CircleCheck className="icon" aria-hidden="true" />
                      ) : (
                        <CircleAlert className="icon" aria-hidden="true" />
                      )}
                      <span>
                        <b>{name}</b>
                        {!passed && <span className="vh"> {DESK_TEXT.lookClosely}</span>}: {text}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function outcomeOf(run: Run): string {
  if (run.status === 'RUNNING') return ADMIN_TEXT.generating
  if (run.status === 'FAILED') return run.failureMessage ?? DESK_TEXT.runFailed
  return run.post?.title ?? DESK_TEXT.runDeleted
}
