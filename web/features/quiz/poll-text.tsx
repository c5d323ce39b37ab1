import { clsx } from 'clsx'
import { Link } from 'react-router'
import { MORE_ON_FIGURE } from '#domain/figure-link.ts'
import { pollText, SOURCE_LINK, sharesText } from '#domain/quiz/source-text.ts'
import type { SourcedOption } from '#domain/quiz/sources.ts'
import { VALUES_TEXT } from '#domain/values/messages.ts'
import { valueOfAnswer } from '#domain/values/subjects.ts'
import { LinkList } from '#web/ui/link-list.tsx'
import { urls } from '#web/urls.ts'

const SMALL = 'text-ink-mute text-xs/[1.5]'

/** What the poll asked, who conducted it, and its caveats. */
export function PollText({ source, className }: { source: SourcedOption; className?: string }) {
  const { area, value, note, url, link, also } = source
  const sharedValue = valueOfAnswer(value)
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
      {note && <p className={SMALL}>{note}</p>}
      <LinkList label={MORE_ON_FIGURE} about={area} links={also} />
      {sharedValue && (
        <p className={SMALL}>
          <Link className="inline-flex min-h-target items-center" to={urls.value(sharedValue)}>
            {VALUES_TEXT.sameSubject}
            <span className="sr-only">: {area}</span>
          </Link>
        </p>
      )}
    </div>
  )
}
