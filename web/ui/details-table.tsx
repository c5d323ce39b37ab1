import { Table2 } from 'lucide-react'
import { DataTable, type DataTableProps } from './data-table.tsx'

export type DetailsTableProps = Pick<DataTableProps, 'caption' | 'columns' | 'rows'> & { summary: string }

/** A chart's numbers as a table, folded away. */
export function DetailsTable({ summary, ...table }: DetailsTableProps) {
  return (
    <details className="table">
      <summary>
        <Table2 className="icon" aria-hidden="true" />
        {summary}
      </summary>
      <DataTable {...table} hideCaption />
    </details>
  )
}
