import { Table2 } from 'lucide-react'
import type { ReactNode } from 'react'

export type DetailsTableProps = {
  summary?: string
  /** What the table holds, for screen readers. */
  caption: string
  columns: readonly string[]
  rows: readonly { header: ReactNode; cells: readonly ReactNode[]; strong?: boolean }[]
}

/** A chart's numbers as a table, folded away. The first column names the rows. */
export function DetailsTable({
  summary = 'See these results as a table',
  caption,
  columns,
  rows,
}: DetailsTableProps) {
  return (
    <details className="table">
      <summary>
        <Table2 className="icon" aria-hidden="true" />
        {summary}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="tablewrap" aria-label={caption} tabIndex={0}>
        <table>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order.
              <tr key={index}>
                <th scope="row" className={row.strong ? 'font-bold' : undefined}>
                  {row.header}
                </th>
                {row.cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their column.
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
