import { readTimeText } from '#domain/blog/messages.ts'
import { formatDate } from '#domain/dates.ts'
import { useSite } from '#web/site.tsx'
import { MetaLine } from '#web/ui/meta-line.tsx'

export type PostMetaProps = {
  before?: string
  publishedAt: string | null
  readTime: number
  className?: string
}

export function PostMeta({ before, publishedAt, readTime, className }: PostMetaProps) {
  const { zone } = useSite()
  const date = publishedAt && (
    <time key="date" dateTime={publishedAt}>
      {formatDate(publishedAt, zone)}
    </time>
  )
  return <MetaLine className={className} items={[before, date, readTimeText(readTime)].filter(Boolean)} />
}
