import type { ReactNode } from 'react'

export type DataTableProps = {
  /** What the table holds. Shown above it unless the surroundings say it already. */
  caption: string
  hideCaption?: boolean
  columns: readonly string[]
  /** The first cell names its row. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[]
}

/** A table in the open. On narrow screens it scrolls by itself, also by keyboard. */
export function DataTable({ caption, hideCaption, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="tablewrap" aria-label={caption} tabIndex={0}>
      <table>
        <caption className={hideCaption ? 'vh' : undefined}>{caption}</caption>
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
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their column.
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
