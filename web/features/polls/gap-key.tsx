import { useId } from 'react'
import { threads } from '#domain/drawing/threads.ts'
import { COMMON_GROUND_TEXT } from '#domain/polls/common-ground-text.ts'
import { POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'

/** Legend for the lines in the archive. */
export function GapKey() {
  return (
    <ul
      className="flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-soft text-sm"
      aria-label={POLLS_PAGE_TEXT.key}
    >
      <Entry color="red" pattern="up">
        {POLLS_PAGE_TEXT.conservatives}
      </Entry>
      <Entry color="blue" pattern="level">
        {POLLS_PAGE_TEXT.liberals}
      </Entry>
      <li>{COMMON_GROUND_TEXT.linesAxis}</li>
    </ul>
  )
}

type EntryProps = { color: 'red' | 'blue'; pattern: 'up' | 'level'; children: string }

function Entry({ color, pattern, children }: EntryProps) {
  const id = useId()
  return (
    <li className="inline-flex items-center gap-2">
      <svg className="size-5.5" viewBox="0 0 24 24" aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns, no input. */}
        <defs dangerouslySetInnerHTML={{ __html: threads(id, 5, 1.3) }} />
        <circle cx="12" cy="12" r="11" fill={`var(--color-${color})`} />
        <circle cx="12" cy="12" r="11" fill={`url(#${id}-${pattern})`} />
      </svg>
      {children}
    </li>
  )
}
