import { pageItems } from '#domain/blog/pagination.ts'
import { Pager } from '#web/ui/pager.tsx'

type AdminPagerProps = {
  label: string
  list: { page: number; pageCount: number } | undefined
  onPage: (page: number) => void
}

export function AdminPager({ label, list, onPage }: AdminPagerProps) {
  if (!list || list.pageCount < 2) return null
  const { page, pageCount } = list
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
