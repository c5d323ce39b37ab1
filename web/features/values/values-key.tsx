import { type ReactNode, useId } from 'react'
import { threads } from '#domain/drawing/threads.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { keyText, VALUES_TEXT } from '#domain/values/messages.ts'

export function ValuesKey() {
  const groups = VALUE_CARDS[0]?.groups
  return (
    <ul
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-soft text-sm"
      aria-label={VALUES_TEXT.key}
    >
      <Entry mark={<PatternedDisc color="red" pattern="up" />}>
        {groups && keyText(groups.conservative, 'conservative')}
      </Entry>
      <Entry mark={<PatternedDisc color="blue" pattern="level" />}>
        {groups && keyText(groups.liberal, 'liberal')}
      </Entry>
      <Entry
        mark={
          <path
            d="M12 2C16.5 7 17 10 17 12s-.5 5-5 10C7.5 17 7 14 7 12s.5-5 5-10Z"
            fill="var(--color-plum)"
          />
        }
      >
        {VALUES_TEXT.overlap}
      </Entry>
      <Entry
        mark={
          <>
            <path d="M12 1V23" stroke="var(--color-ink)" strokeWidth="2.7" />
            <path d="M2 12H22" stroke="var(--color-line-strong)" strokeWidth="1.5" />
          </>
        }
      >
        {VALUES_TEXT.everyone}
      </Entry>
      <li>{VALUES_TEXT.axis}</li>
    </ul>
  )
}

function Entry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <svg className="size-[22px]" viewBox="0 0 24 24" aria-hidden="true">
        {mark}
      </svg>
      {children}
    </li>
  )
}

function PatternedDisc({ color, pattern }: { color: 'red' | 'blue'; pattern: 'up' | 'level' }) {
  const id = useId()
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns, no input. */}
      <defs dangerouslySetInnerHTML={{ __html: threads(id, 5, 1.3) }} />
      <circle cx="12" cy="12" r="11" fill={`var(--color-${color})`} />
      <circle cx="12" cy="12" r="11" fill={`url(#${id}-${pattern})`} />
    </>
  )
}
