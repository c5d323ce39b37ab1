import { venn } from '#domain/drawing/geometry.ts'

export type PairGlyphKind = 'same' | 'yes' | 'unsure' | 'no'

const DOTTED = {
  stroke: 'var(--color-ink-mute)',
  strokeWidth: 2,
  strokeDasharray: '0.1 4.3',
  strokeLinecap: 'round',
} as const
const OUTLINE = { stroke: 'var(--color-ink-soft)', strokeWidth: 2 }
const OVERLAP = venn(0.45, 9, 18, 11)

/** What two people said about one pick: one disc, an overlap, dotted circles, or circles that are apart. */
export function PairGlyph({ kind }: { kind: PairGlyphKind }) {
  return (
    <svg
      className="block w-9 max-w-full shrink-0 overflow-visible forced-color-adjust-none"
      viewBox="-2 0 40 22"
      fill="none"
      aria-hidden="true"
    >
      {kind === 'same' && <circle cx="18" cy="11" r="9" fill="var(--color-plum)" />}
      {kind === 'yes' && (
        <>
          <circle cx={OVERLAP.x1} cy="11" r="9" {...OUTLINE} />
          <circle cx={OVERLAP.x2} cy="11" r="9" {...OUTLINE} />
          <path d={OVERLAP.lens} fill="var(--color-plum)" />
        </>
      )}
      {(kind === 'unsure' || kind === 'no') && (
        <>
          <circle cx="8.6" cy="11" r="9" {...(kind === 'no' ? OUTLINE : DOTTED)} />
          <circle cx="27.4" cy="11" r="9" {...(kind === 'no' ? OUTLINE : DOTTED)} />
        </>
      )}
    </svg>
  )
}
