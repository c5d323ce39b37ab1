import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type DataTableProps = {
  /** Visible unless the text around the table says the same. */
  caption: string
  hideCaption?: boolean
  columns: readonly string[]
  /** The first cell names its row. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[]
  className?: string
}

/** On narrow screens the table scrolls within its own region, which keyboards can reach. */
export function DataTable({ caption, hideCaption, columns, rows, className }: DataTableProps) {
  return (
    // Relative, so that text for screen readers is clipped, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={clsx('relative overflow-x-auto', className)} aria-label={caption} tabIndex={0}>
      <table>
        <caption className={hideCaption ? 'sr-only' : undefined}>{caption}</caption>
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
          {rows.map(([header, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order.
            <tr key={index}>
              <th scope="row">{header}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their column.
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
