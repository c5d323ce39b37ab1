import { counted } from './whole-number.ts'

type List = { readonly page: number; readonly pageCount: number; readonly totalCount: number }

/** 'Showing 1-10 of 14 issues (Page 1 of 2)', or 'Showing 1 issue' */
export function showingText(
  { page, pageCount, totalCount }: List,
  pageSize: number,
  noun: { readonly one: string; readonly many: string },
): string {
  const all = counted(totalCount, noun.one, noun.many)
  if (pageCount <= 1) return `Showing ${all}`
  const first = Math.min(totalCount, (page - 1) * pageSize + 1)
  const last = Math.min(totalCount, page * pageSize)
  return `Showing ${first}-${last} of ${all} (Page ${page} of ${pageCount})`
}
