import { clsx } from 'clsx'
import { Link } from 'react-router'
import { pollText, sharesText } from '#domain/quiz/source-text.ts'
import type { SourcedOption } from '#domain/quiz/sources.ts'
import { VALUES_TEXT } from '#domain/values/messages.ts'
import { valueOfAnswer } from '#domain/values/subjects.ts'
import { FigureSource } from '#web/figures/figure-source.tsx'
import { urls } from '#web/urls.ts'

/** What the poll asked, who conducted it, and its caveats. */
export function PollText({ source, className }: { source: SourcedOption; className?: string }) {
  const { area, value } = source
  const sharedValue = valueOfAnswer(value)
  return (
    <div className={clsx('grid content-start gap-2', className)}>
      <p className="text-ink text-sm/[1.5]">{sharesText(source)}</p>
      <FigureSource about={area} line={pollText(source)} figure={source} also={source.also} />
      {sharedValue && (
        <p className="text-xs">
          <Link className="inline-flex min-h-target items-center" to={urls.value(sharedValue)}>
            {VALUES_TEXT.sameSubject}
            <span className="sr-only">: {area}</span>
          </Link>
        </p>
      )}
    </div>
  )
}
