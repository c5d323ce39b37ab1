import { Table2 } from '@lucide/icons'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { Icon } from './icon.tsx'

export type DetailsTableProps = Pick<DataTableProps, 'caption' | 'columns' | 'rows'> & { summary: string }

export function DetailsTable({ summary, ...table }: DetailsTableProps) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-2 font-semibold text-plum underline decoration-1 underline-offset-loose [&::-webkit-details-marker]:hidden">
        <Icon of={Table2} />
        {summary}
      </summary>
      {/* Where the table scrolls, its first column would otherwise shrink to the longest word. */}
      <DataTable {...table} className="[&_tbody_th]:min-w-24" hideCaption />
    </details>
  )
}
