import { type Ref, useId, useState } from 'react'
import type { ValueCard as Card } from '#domain/values/cards.ts'
import { type GuessedSide, guessedFirst } from '#domain/values/guess.ts'
import { guessResultText, shareOf, sourceLine, VALUES_TEXT } from '#domain/values/messages.ts'
import { Dumbbell } from '#web/figures/dumbbell.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { GuessForm } from './guess-form.tsx'
import { ValueIcon } from './value-icon.tsx'

export type ValueCardProps = {
  card: Card
  /** The card's place, which decides whose answer is guessed. */
  index: number
  guessed?: number
  heading?: Ref<HTMLHeadingElement>
}

/** One shared value with its numbers, its chart and where they come from (Spec §2 Values gallery). */
export function ValueCard({ card, index, guessed, heading }: ValueCardProps) {
  const side = guessedFirst(index)
  const resultId = useId()
  return (
    <article className="value">
      <div className="value__top">
        <span className="value__fig">
          {card.percentage}
          <small>%</small>
        </span>
        <ValueIcon name={card.icon} />
      </div>
      <p className="value__all">{shareOf(card.population)}</p>
      <div>
        {/* It takes the focus after a guess: what came of the guess is read with it. */}
        <h3 ref={heading} tabIndex={-1} aria-describedby={guessed === undefined ? undefined : resultId}>
          {card.title}
        </h3>
        <p className="value__d">{card.description}</p>
      </div>
      <div>
        {guessed !== undefined && (
          <p className="value__guess" id={resultId}>
            {guessResultText(card.groups[side], card[side], guessed)}
          </p>
        )}
        <Dumbbell
          title={card.title}
          conservative={{ name: card.groups.conservative, percentage: card.conservative }}
          liberal={{ name: card.groups.liberal, percentage: card.liberal }}
          everyone={card.percentage}
        />
      </div>
      <div className="value__src">
        <p className="src">
          <Source card={card} />{' '}
          <a href={card.url} rel="noopener">
            {VALUES_TEXT.report}
            <VisuallyHidden>: {card.title}</VisuallyHidden>
          </a>
        </p>
        {card.note && <p className="src">{card.note}</p>}
        <details className="value__item">
          <summary>
            {VALUES_TEXT.question}
            <VisuallyHidden>: {card.title}</VisuallyHidden>
          </summary>
          <p className="src">{card.item}</p>
        </details>
      </div>
    </article>
  )
}

export type HiddenValueCardProps = Pick<ValueCardProps, 'card' | 'index' | 'heading'> & {
  onGuess: (percentage: number) => void
  onSkip: () => void
}

/** The same card before the guess: what was asked and of whom, but none of its numbers. */
export function HiddenValueCard({ card, index, heading, onGuess, onSkip }: HiddenValueCardProps) {
  const [percentage, setPercentage] = useState(50)
  const side: GuessedSide = guessedFirst(index)
  return (
    <article className="value">
      <div className="value__top">
        <span className="value__fig" aria-hidden="true">
          ?
        </span>
        <ValueIcon name={card.icon} />
      </div>
      <p className="value__all">{shareOf(card.population)}</p>
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {card.title}
        </h3>
        {/* The description gives the answer away. */}
        <p className="value__d">
          {VALUES_TEXT.question}: {card.item}
        </p>
      </div>
      <GuessForm
        groupName={card.groups[side]}
        title={card.title}
        percentage={percentage}
        onChange={setPercentage}
        onGuess={() => onGuess(percentage)}
        onSkip={onSkip}
      />
      <p className="src">
        <Source card={card} />
      </p>
    </article>
  )
}

/** Where the figures come from; no line ends within “January 16–21”. */
function Source({ card }: { card: Card }) {
  const parts = sourceLine(card).split(/(\S+ \d+–(?:\p{L}+ )?\d+)/u)
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
