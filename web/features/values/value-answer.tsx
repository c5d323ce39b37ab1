import { ArrowRight } from '@lucide/icons'
import type { Ref } from 'react'
import { PARTY_LABELS } from '#domain/drawing/parties.ts'
import { SHARE_TEXT, shareSentence } from '#domain/drawing/share-text.ts'
import type { ValueCard } from '#domain/values/cards.ts'
import type { PairGuess } from '#domain/values/guess.ts'
import { PARTY_KEY, sourceLine } from '#domain/values/messages.ts'
import { pairGuessText, VALUE_PAGE_TEXT as TEXT } from '#domain/values/page-text.ts'
import { ChartKey } from '#web/figures/chart-key.tsx'
import { ShareGlyph } from '#web/figures/share-glyph.tsx'
import { ShareLine } from '#web/figures/share-line.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DetailsTable } from '#web/ui/details-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'

export type ValueAnswerProps = {
  card: ValueCard
  next: ValueCard
  /** Undefined before hydration. */
  guess: PairGuess | undefined
  heading: Ref<HTMLHeadingElement>
  onGuessAgain: () => void
}

export function ValueAnswer({ card, next, guess, heading, onGuessAgain }: ValueAnswerProps) {
  const hasGuess = typeof guess === 'object'
  const sentence = shareSentence(card, card.asked)
  const { independents, ...marks } = PARTY_KEY.marks
  return (
    <div className="grid gap-8 wide:grid-cols-uneven wide:gap-x-columns">
      <h2 className="measure-32 text-2xl/[1.16] tracking-snug" ref={heading} tabIndex={-1}>
        <b className="font-medium text-plum">{sentence.lead}</b>
        {sentence.rest}
      </h2>
      <figure className="min-w-0 wide:col-span-full wide:row-start-2">
        <ShareLine size="l" {...card} everyone={card.overall} guess={hasGuess ? guess : undefined} />
        <figcaption className="mt-6 grid gap-3 text-ink-mute text-sm">
          <ChartKey
            {...PARTY_KEY}
            marks={{
              ...marks,
              ...(card.independents !== null && { independents }),
              ...(hasGuess && { guess: TEXT.yourGuess }),
            }}
          />
          {card.independents === null && <p>{TEXT.noIndependents}</p>}
          <p>{sourceLine(card)}</p>
        </figcaption>
      </figure>
      <div className="min-w-0 wide:col-start-2 wide:row-start-1">
        {hasGuess ? (
          <>
            <h3 className="mb-2 font-sans font-semibold text-base">{TEXT.yourGuess}</h3>
            <dl className="border-ink border-t-2 text-sm tabular-nums">
              {(['republicans', 'democrats'] as const).map((party) => (
                <div
                  className="flex flex-wrap items-center gap-x-3 border-line border-b py-2.5 text-ink"
                  key={party}
                >
                  <ShareGlyph name={party} />
                  <dt className="grow">{PARTY_LABELS[party]}</dt>
                  <dd className="font-semibold">{pairGuessText(guess[party], card[party])}</dd>
                </div>
              ))}
            </dl>
            <div className="mt-4 flex flex-wrap gap-3">
              <ButtonLink size="sm" href={urls.value(next.slug)}>
                {TEXT.next}
                <Icon of={ArrowRight} />
              </ButtonLink>
              <Button variant="quiet" size="sm" onClick={onGuessAgain}>
                {TEXT.again}
              </Button>
            </div>
          </>
        ) : (
          <Button className="needs-script" variant="line" size="sm" onClick={onGuessAgain}>
            {TEXT.guessInstead}
          </Button>
        )}
      </div>
      <div className="wide:col-span-full">
        <DetailsTable
          summary={TEXT.table}
          caption={card.title}
          columns={[TEXT.group, TEXT.share]}
          rows={[
            [PARTY_LABELS.republicans, `${card.republicans}%`],
            [PARTY_LABELS.democrats, `${card.democrats}%`],
            ...(card.independents === null
              ? []
              : [[SHARE_TEXT.independents, `${card.independents}%`] as const]),
            [SHARE_TEXT.everyone, `${card.overall}%`],
          ]}
        />
      </div>
    </div>
  )
}
