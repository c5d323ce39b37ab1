import { spawnSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

export interface Row {
  /** Letter of the comparison in docs/performance.md. */
  part: string
  what: string
  /** Our result and the baseline's, in `unit`. Rows without a comparison have only one of them. */
  ours?: number
  theirs?: number
  unit?: string
  /** The number that the goal applies to, a ratio or a number in `unit`. */
  value: number
  goal?: { min: number } | { max: number }
  note?: string
}

function isMet({ value, goal }: Row): boolean | null {
  if (!goal) return null
  return 'min' in goal ? value >= goal.min : value <= goal.max
}

export function describeMachine(postgres: string) {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    postgres,
    // Git may be missing, or the sources may come from an archive.
    commit:
      spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).stdout?.trim() || 'unknown',
    /** A value above 0 means that the machine was busy before the run. */
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    at: new Date().toISOString(),
  }
}

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.part,
    row.what,
    row.ours === undefined ? '' : number(row.ours),
    row.theirs === undefined ? '' : number(row.theirs),
    row.unit ?? '',
    number(row.value),
    goalOf(row),
    { true: 'met', false: 'MISSED', null: '' }[String(isMet(row)) as 'true' | 'false' | 'null'],
    row.note ?? '',
  ])
  const head = ['', 'what', 'ours', 'other', 'unit', 'value', 'goal', '', 'note']
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)),
  )
  return [head, widths.map((width) => '-'.repeat(width)), ...lines]
    .map((line) =>
      line
        .map((cell, column) =>
          column >= 2 && column <= 5 && column !== 4
            ? cell.padStart(widths[column] ?? 0)
            : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function goalOf({ goal }: Row): string {
  if (!goal) return ''
  return 'min' in goal ? `≥ ${goal.min}` : `≤ ${goal.max}`
}

function number(value: number): string {
  if (!Number.isFinite(value)) return '-'
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en-US')
    : String(Math.round(value * 100) / 100)
}
