import { PRIVACY_TEXT } from '#domain/pages/privacy.ts'
import { BROWSER_THINGS, STORED_THINGS } from '#domain/pages/privacy-tables.ts'

type Row = { name: string; holds: string; kept: string }

/** What is stored, row by row, and for how long: on the server and in the browser. */
export function StoredTables() {
  return (
    <>
      <Kept
        caption={PRIVACY_TEXT.server}
        rows={STORED_THINGS.map(({ what, holds, kept }) => ({ name: what, holds, kept }))}
      />
      <Kept caption={PRIVACY_TEXT.browser} rows={BROWSER_THINGS} />
    </>
  )
}

function Kept({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <table className="kept">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{PRIVACY_TEXT.what}</th>
          <th scope="col">{PRIVACY_TEXT.holds}</th>
          <th scope="col">{PRIVACY_TEXT.kept}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, holds, kept }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{holds}</td>
            <td>
              <span className="kept__label">{PRIVACY_TEXT.keptLabel}</span> {kept}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
