import { useId } from 'react'
import { threads } from '#domain/drawing/threads.ts'

const LEFT = 'M30 320V170A150 150 0 1 1 180 320Z'
const RIGHT = 'M490 320V170A150 150 0 1 0 340 320Z'

export function ContactArt() {
  const id = useId()
  return (
    <svg className="w-full overflow-visible" viewBox="0 0 520 360" aria-hidden="true">
      <defs>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns, no input. */}
        <g dangerouslySetInnerHTML={{ __html: threads(id) }} />
        <clipPath id={`${id}-bubble`}>
          <path d={LEFT} />
        </clipPath>
      </defs>
      <path d={LEFT} fill="var(--color-red)" />
      <path d={LEFT} fill={`url(#${id}-up)`} />
      <path d={RIGHT} fill="var(--color-blue)" />
      <path d={RIGHT} fill={`url(#${id}-level)`} />
      <g clipPath={`url(#${id}-bubble)`}>
        <path d={RIGHT} fill="var(--color-plum)" />
        <path d={RIGHT} fill={`url(#${id}-weave)`} />
      </g>
    </svg>
  )
}
