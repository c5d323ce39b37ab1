import { clsx } from 'clsx'
import { type Ref, useId, useState } from 'react'
import { Link } from 'react-router'
import { PARTY_LABELS } from '#domain/drawing/parties.ts'
import { shareSentence } from '#domain/drawing/share-text.ts'
import type { ValueCard as Card } from '#domain/values/cards.ts'
import { guessedFirst } from '#domain/values/guess.ts'
import {
  guessQuestion,
  guessResultText,
  shortSource,
  sourceLine,
  VALUES_TEXT,
} from '#domain/values/messages.ts'
import { FigureDetails, FigureSource } from '#web/figures/figure-source.tsx'
import { ShareLine } from '#web/figures/share-line.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { PercentSlider } from '#web/ui/form/percent-slider.tsx'
import { urls } from '#web/urls.ts'
import { ValueIcon } from './value-icon.tsx'

/** The rows of adjacent cards line up: title, sentence with its line, description, source. */
const CARD = clsx(
  'grid grid-rows-[auto_auto_auto_1fr] gap-y-2 border-line border-b py-5 print:break-inside-avoid tablet:py-7',
  'tablet:row-span-4 tablet:grid-rows-subgrid',
)

export type ValueCardProps = {
  card: Card
  /** The position, which decides which group's percentage is guessed. */
  index: number
  guessed?: number
  heading?: Ref<HTMLHeadingElement>
}

/** Spec §2 Values gallery. */
export function ValueCard({ card, index, guessed, heading }: ValueCardProps) {
  const party = guessedFirst(index)
  const resultId = useId()
  const sentence = shareSentence(card, card.asked)
  return (
    <article className={CARD}>
      {/* The heading takes the focus after a guess, and screen readers read the result with it. */}
      <Title card={card} heading={heading} describedBy={guessed === undefined ? undefined : resultId} />
      <div className="flex flex-col justify-between gap-2">
        {guessed === undefined ? (
          <p className="text-ink text-sm/[1.45]">
            <b className="font-strong text-plum">{sentence.lead}</b>
            {sentence.rest}
          </p>
        ) : (
          <p className="border-ink border-l-3 pl-3 text-ink text-sm/[1.45]" id={resultId}>
            {guessResultText({
              groupName: PARTY_LABELS[party],
              asked: card.asked,
              actual: card[party],
              guessed,
            })}
          </p>
        )}
        <ShareLine
          size="m"
          {...card}
          everyone={card.overall}
          guess={guessed === undefined ? undefined : { [party]: guessed }}
        />
      </div>
      <p className="text-sm/[1.45]">{card.description}</p>
      <div>
        <FigureSource about={card.title} line={shortSource(card)} figure={card} />
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <FigureDetails
            about={card.title}
            question={card.question}
            lines={[sourceLine(card), `${VALUES_TEXT.source}: ${card.report}`]}
            also={card.also}
          />
          <Link
            className="inline-flex min-h-target items-center font-semibold text-sm"
            to={urls.value(card.slug)}
          >
            {VALUES_TEXT.page}
            <span className="sr-only">{`: ${card.title}`}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}

export type HiddenValueCardProps = Pick<ValueCardProps, 'card' | 'index' | 'heading'> & {
  onGuess: (percentage: number) => void
  onSkip: () => void
}

/** Asks for a guess in place of the description and the note, which give the answer away. */
export function HiddenValueCard({ card, index, heading, onGuess, onSkip }: HiddenValueCardProps) {
  const [guess, setGuess] = useState<number | null>(null)
  return (
    <article className={CARD}>
      <Title card={card} heading={heading} />
      <Form
        className="grid content-start gap-2"
        aria-label={card.title}
        onSubmit={() => (guess === null ? onSkip() : onGuess(guess))}
      >
        <PercentSlider
          label={guessQuestion(PARTY_LABELS[guessedFirst(index)], card.asked)}
          value={guess}
          onChange={setGuess}
        />
        <div className="flex flex-wrap gap-2 pb-3">
          <Button type="submit" variant="line" size="sm">
            {VALUES_TEXT.reveal}
          </Button>
          <Button variant="quiet" size="sm" onClick={onSkip}>
            {VALUES_TEXT.skip}
          </Button>
        </div>
      </Form>
      <p className="text-ink-mute text-xs/[1.45]">{shortSource(card)}</p>
    </article>
  )
}

type TitleProps = Pick<ValueCardProps, 'card' | 'heading'> & { describedBy?: string | undefined }

function Title({ card, heading, describedBy }: TitleProps) {
  return (
    <h3 className="flex items-start gap-2 text-xl" ref={heading} tabIndex={-1} aria-describedby={describedBy}>
      <ValueIcon name={card.icon} />
      {card.title}
    </h3>
  )
}
