import { CircleCheck, CircleMinus, type LucideIconData, TriangleAlert } from '@lucide/icons'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CHECK_STATES } from '#domain/admin/panel-text.ts'
import { Icon } from '#web/ui/icon.tsx'

type Check = { name: string; passed: boolean | null; warning?: boolean; text: string }
type State = keyof typeof CHECK_STATES

const STYLES: Record<State, { icon: LucideIconData; color: string }> = {
  failed: { icon: TriangleAlert, color: 'text-alert-ink' },
  warning: { icon: TriangleAlert, color: 'text-ink' },
  nothing: { icon: CircleMinus, color: 'text-ink-mute' },
  passed: { icon: CircleCheck, color: 'text-green' },
}
const ORDER = Object.keys(STYLES)

function stateOf({ passed, warning }: Check): State {
  if (passed === null) return 'nothing'
  if (!passed) return 'failed'
  return warning ? 'warning' : 'passed'
}

type CheckListProps<Item extends Check> = {
  checks: readonly Item[]
  /** Follows the text of a check. */
  details?: (check: Item) => ReactNode
}

/** The results of checks, failures first. */
export function CheckList<Item extends Check>({ checks, details }: CheckListProps<Item>) {
  return (
    <ul className="mt-3 measure-60 text-sm">
      {checks
        .map((check) => ({ check, state: stateOf(check) }))
        .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
        .map(({ check, state }) => (
          <li
            key={check.name}
            className={clsx(
              'wrap-anywhere grid first-col-6 gap-3 border-line border-t py-2',
              state === 'failed' && 'border-l-5 border-l-alert bg-alert-wash px-4',
            )}
          >
            <Icon of={STYLES[state].icon} className={clsx('mt-0.5', STYLES[state].color)} />
            <div>
              <b className={clsx('font-semibold', state === 'failed' ? 'text-alert-ink' : 'text-ink')}>
                <span className={clsx(state !== 'warning' && 'sr-only')}>{CHECK_STATES[state]}: </span>
                {check.name}
              </b>{' '}
              {check.text}
              {details?.(check)}
            </div>
          </li>
        ))}
    </ul>
  )
}
