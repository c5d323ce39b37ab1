import { goesLive, PREVIEW_TEXT, worksUntil } from '#domain/blog/preview-text.ts'
import { formatDateTime } from '#domain/dates.ts'
import { PairGlyph } from '#web/figures/pair-glyph.tsx'
import { useSite } from '#web/site.tsx'

/** Above a draft. Dotted circles mean “not yet”. */
export function PreviewBar({ expiresAt, publishAt }: { expiresAt: string; publishAt: string | null }) {
  const { zone } = useSite()
  return (
    <aside
      className="border-line-strong border-b-2 border-dotted bg-sunk text-ink-soft text-sm"
      aria-label={PREVIEW_TEXT.label}
    >
      <div className="wrap grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 py-2">
        <PairGlyph kind="unsure" />
        <p>
          <b className="font-semibold text-ink">{PREVIEW_TEXT.isDraft}</b>{' '}
          {publishAt ? goesLive(formatDateTime(publishAt, zone)) : PREVIEW_TEXT.mayChange}{' '}
          {PREVIEW_TEXT.dontShare}
        </p>
        <p className="col-start-2">{worksUntil(formatDateTime(expiresAt, zone))}</p>
      </div>
    </aside>
  )
}

/** After the text, so that nobody looks for the rest. */
export function PreviewEnd() {
  return (
    <div className="wrap pb-section">
      <p className="mx-auto max-w-article border-line-strong border-t-2 border-dotted pt-5 text-sm">
        <b className="font-semibold text-ink">{PREVIEW_TEXT.end}</b> {PREVIEW_TEXT.feedback}
      </p>
    </div>
  )
}
