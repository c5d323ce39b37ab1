/**
 * Rows as CSV (RFC 4180). Every cell is quoted, and a cell that a spreadsheet would run as a formula gets an
 * apostrophe in front: what strangers typed must not run on an editor's machine.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
