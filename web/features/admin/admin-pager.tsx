import { pageItems } from '#domain/blog/pagination.ts'
import { Pager } from '#web/ui/pager.tsx'

export function AdminPager({
  label,
  page,
  pageCount,
  onPage,
}: {
  label: string
  page: number
  pageCount: number
  onPage: (page: number) => void
}) {
  if (pageCount < 2) return null
  return (
    <Pager
      label={label}
      current={page}
      count={pageCount}
      items={pageItems(page, pageCount)}
      onPage={onPage}
    />
  )
}
