import { clsx } from 'clsx'
import { PRIVACY_TEXT } from '#domain/pages/privacy.ts'
import { BROWSER_DATA, type DataKind, STORED_DATA } from '#domain/pages/privacy-tables.ts'

const CELL = 'text-left align-top leading-[1.5] max-sm:block max-sm:border-0 max-sm:p-0'

export function StoredTables() {
  return (
    <>
      <StoredTable caption={PRIVACY_TEXT.server} rows={STORED_DATA} />
      <StoredTable caption={PRIVACY_TEXT.browser} rows={BROWSER_DATA} />
    </>
  )
}

function StoredTable({ caption, rows }: { caption: string; rows: readonly DataKind[] }) {
  return (
    <table className="text-sm max-sm:block">
      <caption className="pb-3 text-left font-strong text-ink max-sm:block max-sm:border-ink max-sm:border-b-2">
        {caption}
      </caption>
      <thead className="max-sm:sr-only">
        <tr>
          <th className={clsx(CELL, 'sm:w-[28%]')} scope="col">
            {PRIVACY_TEXT.what}
          </th>
          <th className={CELL} scope="col">
            {PRIVACY_TEXT.holds}
          </th>
          <th className={clsx(CELL, 'sm:w-[28%]')} scope="col">
            {PRIVACY_TEXT.kept}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ name, holds, kept }) => (
          <tr key={name} className="max-sm:block max-sm:border-line max-sm:border-b max-sm:py-3">
            <th className={clsx(CELL, 'wrap-anywhere font-strong text-ink')} scope="row">
              {name}
            </th>
            <td className={clsx(CELL, 'max-sm:mt-1')}>{holds}</td>
            <td className={clsx(CELL, 'max-sm:mt-1')}>
              <span className="text-ink-mute sm:hidden">{PRIVACY_TEXT.keptLabel}</span> {kept}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
