import { useEffect } from 'react'
import { checksSummary, WRITING_TEXT } from '#domain/admin/writing-text.ts'
import { CheckList } from '#web/features/admin/check-list.tsx'
import { PanelState } from '#web/features/admin/panel.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { markFindings, showFinding } from './find-in-text.ts'
import { PostChecksDocument, type PostChecksQuery } from './post-checks.generated.ts'

type Check = PostChecksQuery['postChecks'][number]

type PostChecksProps = { id: string; onShow: () => void }

/** The checks of the saved text. Mount it again after a save. Failed checks inform, they don't block. */
export function PostChecks({ id, onShow }: PostChecksProps) {
  const { data, panel } = useAdminQuery(PostChecksDocument, { id }, { fetchPolicy: 'no-cache' })
  const checks = data?.postChecks
  const findings = checks?.flatMap((check) => check.findings)
  useEffect(() => markFindings(findings ?? []), [findings])
  const failed = checks?.filter(({ passed }) => passed === false).length ?? 0
  return (
    <>
      <LiveRegion className="text-sm">{checks && checksSummary(failed, checks.length)}</LiveRegion>
      <PanelState title={WRITING_TEXT.checks} {...panel} />
      {checks && (
        <details className="text-sm" open={failed > 0}>
          <summary className="min-h-6 cursor-pointer font-semibold">{WRITING_TEXT.checks}</summary>
          <CheckList
            checks={checks}
            details={({ findings }) => findings.length > 0 && <Findings {...{ findings, onShow }} />}
          />
          <p className="mt-3 text-ink-mute">{WRITING_TEXT.checksRunAgain}</p>
        </details>
      )}
    </>
  )
}

type FindingsProps = Pick<Check, 'findings'> & Pick<PostChecksProps, 'onShow'>

function Findings({ findings, onShow }: FindingsProps) {
  return (
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
  )
}
