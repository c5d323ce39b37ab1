import { CircleCheck, CircleMinus, TriangleAlert } from '@lucide/icons'
import { useEffect } from 'react'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { checksSummary, WRITING_TEXT } from '#domain/admin/writing-text.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { markFindings, showFinding } from './find-in-text.ts'
import { PostChecksDocument, type PostChecksQuery } from './post-checks.generated.ts'

type Check = PostChecksQuery['postChecks'][number]

type PostChecksProps = { id: string; onShow: () => void }

/** The checks of the saved text. Mount it again after a save. Failed checks inform, they don't block. */
export function PostChecks({ id, onShow }: PostChecksProps) {
  const { data, error, refetch } = useAdminQuery(PostChecksDocument, { id }, { fetchPolicy: 'no-cache' })
  const checks = data?.postChecks
  const findings = checks?.flatMap((check) => check.findings)
  useEffect(() => markFindings(findings ?? []), [findings])
  const failed = checks?.filter(({ passed }) => passed === false) ?? []
  return (
    <>
      <LiveRegion className="text-sm">{checks && checksSummary(failed.length, checks.length)}</LiveRegion>
      {error && <ErrorState title={PANEL_TEXT.unavailable} onRetry={() => refetch()} />}
      {checks && (
        <details className="text-sm" open={failed.length > 0}>
          <summary className="min-h-6 cursor-pointer font-semibold">{WRITING_TEXT.checks}</summary>
          <ul className="mt-2 grid gap-3">
            {[...failed, ...checks.filter(({ passed }) => passed !== false)].map((check) => (
              <CheckItem key={check.name} check={check} onShow={onShow} />
            ))}
          </ul>
          <p className="mt-3 text-ink-mute">{WRITING_TEXT.checksRunAgain}</p>
        </details>
      )}
    </>
  )
}

function CheckItem({ check, onShow }: { check: Check; onShow: () => void }) {
  const { name, passed, text, findings } = check
  const state =
    passed === null ? WRITING_TEXT.nothingToCompare : passed ? WRITING_TEXT.passed : WRITING_TEXT.failed
  const icon = passed === null ? CircleMinus : passed ? CircleCheck : TriangleAlert
  const color = passed === null ? 'text-ink-mute' : passed ? 'text-green' : 'text-alert-ink'
  return (
    <li className="wrap-anywhere grid first-col-6 gap-3 border-line border-t pt-3">
      <Icon of={icon} className={color} />
      <div>
        <b className="block font-semibold text-ink">
          <span className="sr-only">{state}: </span>
          {name}
        </b>
        {text}
        {findings.length > 0 && (
          <ul className="mt-1">
            {[...new Set(findings)].map((finding) => (
              <li key={finding}>
                <button
                  type="button"
                  className="min-h-6 text-left text-ink underline decoration-alert decoration-wavy underline-offset-loose"
                  title={WRITING_TEXT.show}
                  onClick={() => {
                    onShow()
                    // The view may have to open first.
                    requestAnimationFrame(() => showFinding(finding))
                  }}
                >
                  “{finding}”
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
