import { clsx } from 'clsx'
import { Fragment } from 'react'
import { readTimeText } from '#domain/blog/messages.ts'
import { formatDate } from '#domain/dates.ts'
import { useSite } from '#web/site.tsx'

export type PostMetaProps = {
  before?: string
  publishedAt: string | null
  readTime: number
  className?: string
}

/** The dot before each part is clipped at the beginning of a line. */
export function PostMeta({ before, publishedAt, readTime, className }: PostMetaProps) {
  const { zone } = useSite()
  const parts = [
    ...(before ? [{ key: 'author', part: before }] : []),
    ...(publishedAt
      ? [{ key: 'date', part: <time dateTime={publishedAt}>{formatDate(publishedAt, zone)}</time> }]
      : []),
    { key: 'time', part: readTimeText(readTime) },
  ]
  return (
    <div
      className={clsx(
        '-ms-7 flex flex-wrap items-center gap-y-1 text-ink-mute text-sm [clip-path:inset(0_0_0_1.75rem)]',
        className,
      )}
    >
      {parts.map(({ key, part }, index) => (
        <Fragment key={key}>
          {/* Separates the parts in copied text. */}
          {index > 0 && ' '}
          <span className="relative ps-7 before:absolute before:start-[0.8rem] before:content-['·'_/_'']">
            {part}
          </span>
        </Fragment>
      ))}
    </div>
  )
}
