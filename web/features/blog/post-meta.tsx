import { Fragment } from 'react'
import { readTimeText } from '#domain/blog/messages.ts'
import { formatDate } from '#web/lib/format-date.ts'

/** What is known of a post in one line: who, when, how long. */
export function PostMeta({
  before,
  publishedAt,
  readTime,
}: {
  before?: string
  publishedAt: string | null
  readTime: number
}) {
  const parts = [
    ...(before ? [{ key: 'author', part: before }] : []),
    ...(publishedAt
      ? [{ key: 'date', part: <time dateTime={publishedAt}>{formatDate(publishedAt)}</time> }]
      : []),
    { key: 'time', part: readTimeText(readTime) },
  ]
  return (
    <div className="meta">
      {parts.map(({ key, part }, index) => (
        <Fragment key={key}>
          {/* For who copies it. */}
          {index > 0 && ' '}
          <span>{part}</span>
        </Fragment>
      ))}
    </div>
  )
}
