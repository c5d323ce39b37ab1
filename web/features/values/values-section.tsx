import { ChevronDown, ChevronUp } from '@lucide/icons'
import { type MouseEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { COLLAPSED_COUNT, VALUE_CARDS } from '#domain/values/cards.ts'
import { guessErrorText, PARTY_KEY, VALUE_CAUTIONS, VALUES_TEXT } from '#domain/values/messages.ts'
import { ChartKey } from '#web/figures/chart-key.tsx'
import { Section } from '#web/layout/section.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { useGuesses } from './use-guesses.ts'
import { HiddenValueCard, ValueCard } from './value-card.tsx'

const GRID = 'grid gap-x-12 border-ink border-t-2 tablet:grid-cols-2 full:grid-cols-3'

/** Spec §2 Values gallery. */
export function ValuesSection() {
  const [isExpanded, setExpanded] = useState(false)
  const guesses = useGuesses()
  const headings = useRef(new Map<string, HTMLHeadingElement>())
  const gridId = useId()
  const visibleCards = isExpanded ? VALUE_CARDS : VALUE_CARDS.slice(0, COLLAPSED_COUNT)

  /** The clicked control disappears, or the new cards come before it, so the focus moves to the card. */
  function changeAndFocus(title: string | undefined, change: () => void) {
    flushSync(change)
    if (title !== undefined) headings.current.get(title)?.focus()
  }
  const headingOf = (title: string) => (element: HTMLHeadingElement | null) => {
    if (element) headings.current.set(title, element)
  }
  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (!isExpanded) {
      changeAndFocus(VALUE_CARDS[COLLAPSED_COUNT]?.title, () => setExpanded(true))
      return
    }
    // Nine cards above the button disappear, which would leave the visitor far below it.
    flushSync(() => setExpanded(false))
    currentTarget.scrollIntoView({ block: 'center' })
  }

  return (
    <Section id="values" sunk title={VALUES_TEXT.heading} lead={VALUES_TEXT.lead}>
      <GuessBar {...guesses} />
      <ChartKey className="mb-6" {...PARTY_KEY} />
      <div className={GRID} id={gridId}>
        {visibleCards.map((card, index) =>
          guesses.isHidden(card.title) ? (
            <HiddenValueCard
              key={card.title}
              card={card}
              index={index}
              heading={headingOf(card.title)}
              onGuess={(percentage) =>
                changeAndFocus(card.title, () => guesses.guess(card.title, percentage))
              }
              onSkip={() => changeAndFocus(card.title, () => guesses.skip(card.title))}
            />
          ) : (
            <ValueCard
              key={card.title}
              card={card}
              index={index}
              guessed={guesses.isGuessing ? guesses.guessOf(card.title) : undefined}
              heading={headingOf(card.title)}
            />
          ),
        )}
      </div>
      <noscript>
        <div className={GRID}>
          {VALUE_CARDS.slice(COLLAPSED_COUNT).map((card, index) => (
            <ValueCard key={card.title} card={card} index={COLLAPSED_COUNT + index} />
          ))}
        </div>
      </noscript>
      <p className="mt-6 measure-70 text-ink-mute text-sm">
        {VALUE_CAUTIONS.leaners} {VALUE_CAUTIONS.margins}
      </p>
      <div className="needs-script mt-10 flex justify-center print:hidden">
        <Button variant="line" aria-expanded={isExpanded} aria-controls={gridId} onClick={toggle}>
          {isExpanded ? VALUES_TEXT.less : VALUES_TEXT.more}
          {isExpanded ? <Icon of={ChevronUp} /> : <Icon of={ChevronDown} />}
        </Button>
      </div>
    </Section>
  )
}

type GuessBarProps = Pick<ReturnType<typeof useGuesses>, 'isGuessing' | 'count' | 'error' | 'start' | 'stop'>

function GuessBar({ isGuessing, count, error, start, stop }: GuessBarProps) {
  return (
    <div className="needs-script mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      {/* Off at first, so that restored guesses are not announced when the page opens. */}
      <LiveRegion className="text-ink" aria-live={isGuessing ? 'polite' : 'off'}>
        {error === null ? VALUES_TEXT.invitation : guessErrorText(error, count)}
      </LiveRegion>
      {isGuessing ? (
        <Button variant="line" size="sm" onClick={stop}>
          {VALUES_TEXT.plain}
        </Button>
      ) : (
        <Button variant="line" size="sm" onClick={start}>
          {count > 0 ? VALUES_TEXT.guessAgain : VALUES_TEXT.guess}
        </Button>
      )}
    </div>
  )
}
