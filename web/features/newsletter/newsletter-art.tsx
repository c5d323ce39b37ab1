import { useId } from 'react'

export function NewsletterArt() {
  const id = useId()
  const thread = { stroke: 'var(--color-on-band)', strokeOpacity: 0.13, strokeWidth: 1.5 }
  const box = { width: 11, height: 11, patternUnits: 'userSpaceOnUse' }
  return (
    <svg
      className="absolute inset-0 size-full opacity-90"
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id={`${id}-up`} {...box}>
          <path d="M5.5 0V11" {...thread} />
        </pattern>
        <pattern id={`${id}-level`} {...box}>
          <path d="M0 5.5H11" {...thread} />
        </pattern>
      </defs>
      <circle cx="930" cy="280" r="440" fill={`url(#${id}-up)`} />
      <circle cx="1420" cy="280" r="440" fill={`url(#${id}-level)`} />
    </svg>
  )
}
