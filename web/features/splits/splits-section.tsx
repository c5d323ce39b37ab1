import { clsx } from 'clsx'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { SPLITS_KEY } from '#domain/session/storage-keys.ts'
import { PARTY_KEY } from '#domain/values/messages.ts'
import { type Half, halfAfter, SPLITS_SHOWN, SPLITS_TEXT, splitMixText } from '#domain/values/split-text.ts'
import { SPLITS } from '#domain/values/splits.ts'
import { ChartKey } from '#web/figures/chart-key.tsx'
import { Section } from '#web/layout/section.tsx'
import { readItem, writeItem } from '#web/lib/browser-storage.ts'
import { focusOn } from '#web/lib/focus-on.ts'
import { lazily } from '#web/lib/lazily.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { urls } from '#web/urls.ts'
import { SplitList } from './split-list.tsx'

/** The quiz's polls are needed for the game only. */
const SpotTheSplit = lazily(() => import('./spot-the-split.tsx').then((module) => module.SpotTheSplit))

const HALVES = [SPLITS.slice(0, SPLITS_SHOWN), SPLITS.slice(SPLITS_SHOWN)] as const

/** Five splits on the home page, and the other five on the next visit. */
export function SplitsSection() {
  const { half, showOther } = useHalf()
  const [isPlaying, setPlaying] = useState(false)
  const game = useRef<HTMLDivElement>(null)
  const listId = useId()
  const five = HALVES[half]

  function play() {
    flushSync(() => setPlaying(true))
    if (game.current) focusOn(game.current)
  }

  return (
    <Section id="splits" title={SPLITS_TEXT.heading} lead={SPLITS_TEXT.lead}>
      <ChartKey className="mb-6" {...PARTY_KEY} />
      {/* Both halves have the same place, so that nothing moves when the other one is shown. */}
      <div className="grid" id={listId}>
        {HALVES.map((splits, index) => (
          <SplitList
            key={splits[0]?.slug}
            splits={splits}
            className={clsx(
              'col-1 row-1 noscript:visible noscript:row-auto',
              index !== half && 'invisible print:hidden',
            )}
          />
        ))}
      </div>
      <p className="mt-4 measure-70 text-ink-mute text-sm">{splitMixText(five)}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Button className="needs-script" variant="line" aria-controls={listId} onClick={showOther}>
          {half === 0 ? SPLITS_TEXT.other : SPLITS_TEXT.first}
        </Button>
        {!isPlaying && (
          <Button className="needs-script" variant="line" onClick={play}>
            {SPLITS_TEXT.play}
          </Button>
        )}
        <Link className="inline-flex min-h-target items-center" to={`${urls.methodology()}#splits`}>
          {SPLITS_TEXT.method}
        </Link>
        <Link className="inline-flex min-h-target items-center" to={urls.today()}>
          {SPLITS_TEXT.today}
        </Link>
      </div>
      {isPlaying && (
        <div className="mt-10" ref={game}>
          <Suspense fallback={<Loading>{SPLITS_TEXT.loading}</Loading>}>
            <SpotTheSplit />
          </Suspense>
        </div>
      )}
    </Section>
  )
}

/** The first five until hydration. */
function useHalf() {
  const [half, setHalf] = useState<Half>(0)
  useEffect(() => {
    visitHalf ??= beginVisit()
    setHalf(visitHalf)
  }, [])
  return { half, showOther: () => setHalf(half === 0 ? 1 : 0) }
}

/** A page load is one visit, however often the section is shown. */
let visitHalf: Half | undefined

function beginVisit(): Half {
  const half = halfAfter(readItem('localStorage', SPLITS_KEY))
  writeItem('localStorage', SPLITS_KEY, String(half))
  return half
}
