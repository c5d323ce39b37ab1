import { type CSSProperties, useId } from 'react'
import { threads } from '#domain/drawing/threads.ts'

const THREAD = {
  '--color-thread': 'color-mix(in srgb, var(--color-on-band) 13%, transparent)',
} as CSSProperties

export function NewsletterArt() {
  const id = useId()
  return (
    <svg
      className="absolute inset-0 size-full opacity-90"
      style={THREAD}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns, no input. */}
      <defs dangerouslySetInnerHTML={{ __html: threads(id, 11) }} />
      <circle cx="930" cy="280" r="440" fill={`url(#${id}-up)`} />
      <circle cx="1420" cy="280" r="440" fill={`url(#${id}-level)`} />
    </svg>
  )
}
