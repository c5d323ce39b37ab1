import { clsx } from 'clsx'
import { PARTY_LABELS, type ShareLabels } from '#domain/drawing/parties.ts'
import {
  barHeight,
  labelGap,
  markSpace,
  type ShareLineSize,
  type Shares,
  type Side,
  shareLine,
} from '#domain/drawing/share-line.ts'
import {
  guessedText,
  SHARE_TEXT,
  type ShareDescription,
  shareDescription,
} from '#domain/drawing/share-text.ts'
import { ShareGlyph } from './share-glyph.tsx'

/**
 * `size`: `s` without text, for rows of a list; `m` for cards; `l` for the one figure of a page, which becomes `m` where it
 * is narrow.
 */
export type ShareLineProps = ShareDescription & { size: ShareLineSize; className?: string }

/**
 * Shares as a line from 0 to 100%: plum up to the lower party's share, a mark for each party, a diamond for independents, a
 * tick for everyone, a hollow mark for a guess. Shares that are not known are left out. Without any, the line is empty until
 * the visitor has guessed. `title` (and `asked`, which completes “87% of Republicans …”) describe it to screen readers, and
 * `labels` names other groups than the two parties.
 */
export function ShareLine({ size, className, ...shares }: ShareLineProps) {
  return (
    <div
      className={clsx('share-line @container', className)}
      role="img"
      aria-label={shareDescription(shares)}
    >
      {size === 'l' ? (
        <>
          <Drawing {...shares} size="l" className="hidden @min-[34rem]:block" />
          <Drawing {...shares} size="m" className="@min-[34rem]:hidden" />
        </>
      ) : (
        <Drawing {...shares} size={size} />
      )}
      {size !== 's' && <OtherShares {...shares} />}
    </div>
  )
}

type DrawingProps = Omit<ShareLineProps, 'title' | 'asked'>

function Drawing({ size, className, labels = PARTY_LABELS, ...shares }: DrawingProps) {
  const { republicans, democrats, guess } = shares
  return (
    <div className={className}>
      <MarkRow
        side="above"
        size={size}
        name={labels.republicans}
        share={republicans}
        guess={guess?.republicans}
      />
      <svg className="block w-full overflow-visible" height={barHeight(size)} aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of numbers. */}
        <g dangerouslySetInnerHTML={{ __html: shareLine({ ...shares, size }) }} />
      </svg>
      <MarkRow side="below" size={size} name={labels.democrats} share={democrats} guess={guess?.democrats} />
      {size !== 's' && (
        <div className="mt-1 grid grid-cols-3 text-ink-mute text-xs/none tabular-nums">
          <span>{SHARE_TEXT.axisStart}</span>
          <span className="text-center">{SHARE_TEXT.axisMiddle}</span>
          <span className="text-right">{SHARE_TEXT.axisEnd}</span>
        </div>
      )}
    </div>
  )
}

type MarkRowProps = {
  side: Side
  size: ShareLineSize
  name: string
  share: number | undefined
  guess: number | undefined
}

/** Space for the marks, with the label next to its mark. With a guess, the label is on a line of its own. */
function MarkRow({ side, size, name, share, guess }: MarkRowProps) {
  const hasGuess = guess !== undefined
  const space = markSpace(size, hasGuess)
  const isAbove = side === 'above'
  const hasLabel = size !== 's' && share !== undefined
  const isLeft = hasLabel && share >= 50
  const gap = hasLabel && !hasGuess ? labelGap(size, share) : 0
  return (
    <div
      className={clsx(
        'flex text-sm/none tabular-nums',
        isAbove ? 'items-start' : 'items-end',
        // A large numeral would touch the bar.
        size === 'l' && !isAbove && 'pt-1.5',
        isLeft && !hasGuess && 'justify-end text-right',
      )}
      style={{
        minHeight: space,
        ...(hasGuess && { [isAbove ? 'paddingBottom' : 'paddingTop']: space }),
        ...(gap > 0 &&
          (isLeft ? { width: `calc(${share}% - ${gap}px)` } : { paddingLeft: `calc(${share}% + ${gap}px)` })),
      }}
    >
      {hasLabel && (
        <span className={clsx('font-semibold', isAbove ? 'text-red-ink' : 'text-blue-ink')}>
          {`${name} `}
          <span className={size === 'l' ? 'font-display font-medium text-2xl/none lining-nums' : 'font-bold'}>
            {`${share}%`}
          </span>
          {hasGuess && <span className="font-normal text-ink">{` ${guessedText(guess)}`}</span>}
        </span>
      )}
    </div>
  )
}

/** Labels for the marks on the bar. */
function OtherShares({ everyone, independents, labels }: Shares & { labels?: ShareLabels | undefined }) {
  const shares = [
    ['everyone', everyone, SHARE_TEXT.everyone],
    ['independents', independents, labels?.independents ?? SHARE_TEXT.independents],
  ] as const
  const known = shares.filter(([, share]) => share !== null && share !== undefined)
  if (known.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-xs tabular-nums">
      {known.map(([group, share, name]) => (
        <span className="inline-flex items-center gap-1.5" key={group}>
          <ShareGlyph name={group} />
          <span>
            {`${name} `}
            <b className="font-strong text-ink">{`${share}%`}</b>
          </span>
        </span>
      ))}
    </p>
  )
}
