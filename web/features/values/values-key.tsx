import { useId } from 'react'
import { threads } from '#domain/drawing/threads.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { keyText, VALUES_TEXT } from '#domain/values/messages.ts'

/** What the marks in the charts stand for. */
export function ValuesKey() {
  const id = useId()
  const groups = VALUE_CARDS[0]?.groups
  return (
    <ul className="key" aria-label={VALUES_TEXT.key}>
      {(['conservative', 'liberal'] as const).map((side) => (
        <li key={side}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns, no input. */}
            <defs dangerouslySetInnerHTML={{ __html: threads(id + side, 5, 1.3) }} />
            <circle
              cx="12"
              cy="12"
              r="11"
              fill={side === 'conservative' ? 'var(--color-red)' : 'var(--color-blue)'}
            />
            <circle
              cx="12"
              cy="12"
              r="11"
              fill={`url(#${id}${side}-${side === 'conservative' ? 'up' : 'level'})`}
            />
          </svg>
          {groups && keyText(groups[side], side)}
        </li>
      ))}
      <li>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M12 2C16.5 7 17 10 17 12s-.5 5-5 10C7.5 17 7 14 7 12s.5-5 5-10Z"
            fill="var(--color-plum)"
          />
        </svg>
        {VALUES_TEXT.overlap}
      </li>
      <li>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 1V23" stroke="var(--color-ink)" strokeWidth="2.7" />
          <path d="M2 12H22" stroke="var(--color-line-strong)" strokeWidth="1.5" />
        </svg>
        {VALUES_TEXT.everyone}
      </li>
      <li>{VALUES_TEXT.axis}</li>
    </ul>
  )
}
