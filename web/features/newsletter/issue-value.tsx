import type { ValueCard } from '#domain/values/cards.ts'
import { shareOf, sourceLine } from '#domain/values/messages.ts'
import { FigureSource } from '#web/figures/figure-source.tsx'
import { ShareLine } from '#web/figures/share-line.tsx'

export function IssueValue({ card }: { card: ValueCard }) {
  return (
    <>
      <p className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-2">
        <span className="font-display font-medium text-figure/[0.9] text-plum lining-nums tracking-[-0.045em]">
          {card.overall}
          <small className="percent-sign tracking-snug">%</small>
        </span>{' '}
        <span className="text-ink-mute text-sm">{shareOf(card.population)}</span>
      </p>
      <h3 className="mt-4 text-xl">{card.title}</h3>
      <p className="mt-2">{card.description}</p>
      <ShareLine className="mt-4" size="m" {...card} everyone={card.overall} />
      <FigureSource
        className="mt-2"
        about={card.title}
        line={sourceLine(card)}
        figure={card}
        also={card.also}
      />
    </>
  )
}
