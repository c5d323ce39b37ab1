import { useId } from 'react'
import { threads } from '#domain/drawing/threads.ts'

export function NotFoundFigure() {
  const id = useId()
  return (
    <svg
      className="h-auto w-full"
      viewBox="6 0 548 280"
      role="img"
      aria-label="Two circles that don’t touch, with an empty dotted outline between them"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns, no input. */}
      <defs dangerouslySetInnerHTML={{ __html: threads(id) }} />
      <circle cx="118" cy="140" r="112" fill="var(--color-red)" />
      <circle cx="118" cy="140" r="112" fill={`url(#${id}-up)`} />
      <circle cx="442" cy="140" r="112" fill="var(--color-blue)" />
      <circle cx="442" cy="140" r="112" fill={`url(#${id}-level)`} />
      <path
        d="M280 60A112 112 0 0 1 280 220A112 112 0 0 1 280 60Z"
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
    </svg>
  )
}
