import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { ABOUT_POLL, pollText, SOURCE_LINK, sharesText } from '#domain/quiz/source-text.ts'
import type { QuizSource } from '#domain/quiz/sources.ts'

/** In characters. Longer notes are folded. */
const OPEN_NOTE = 90
const SMALL = 'text-ink-mute text-xs/[1.5]'

/** What the poll asked, who conducted it, and its caveats. */
export function PollText({ source, className }: { source: QuizSource; className?: string }) {
  const { area, note, url, link } = source
  return (
    <div className={clsx('grid content-start gap-2', className)}>
      <p className="text-ink text-sm/[1.5]">{sharesText(source)}</p>
      <p className={SMALL}>
        {pollText(source)}{' '}
        <a className="whitespace-nowrap" href={url} rel="noopener">
          {SOURCE_LINK[link]}
          <span className="sr-only">: {area}</span>
        </a>
      </p>
      {note && <Note area={area}>{note}</Note>}
    </div>
  )
}

/** In print, every note is open. */
function Note({ area, children }: { area: string; children: string }) {
  if (children.length <= OPEN_NOTE) return <p className={SMALL}>{children}</p>
  return (
    <details className="group -my-2 print:my-0 print:block print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1 font-semibold text-plum text-sm hover:underline print:hidden [&::-webkit-details-marker]:hidden">
        {ABOUT_POLL}
        <span className="sr-only">: {area}</span>
        <ChevronDown className="icon group-open:rotate-180" aria-hidden="true" />
      </summary>
      <p className={clsx(SMALL, 'pb-2')}>{children}</p>
    </details>
  )
}
