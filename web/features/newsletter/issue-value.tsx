import { MORE_ON_FIGURE } from '#domain/figure-link.ts'
import type { ValueCard } from '#domain/values/cards.ts'
import { shareOf, sourceLine, sourceLinkText } from '#domain/values/messages.ts'
import { ShareLine } from '#web/figures/share-line.tsx'
import { LinkList } from '#web/ui/link-list.tsx'

export function IssueValue({ card }: { card: ValueCard }) {
  return (
    <>
      <p className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-2">
        <span className="font-display font-medium text-figure/[0.9] text-plum lining-nums tracking-[-0.045em]">
          {card.percentage}
          <small className="percent-sign tracking-snug">%</small>
        </span>{' '}
        <span className="text-ink-mute text-sm">{shareOf(card.population)}</span>
      </p>
      <h3 className="mt-4 text-xl">{card.title}</h3>
      <p className="mt-2">{card.description}</p>
      <ShareLine
        className="mt-4"
        size="m"
        title={card.title}
        asked={card.asked}
        republicans={card.conservative}
        democrats={card.liberal}
        independents={card.independents}
        everyone={card.percentage}
      />
      <p className="mt-2 text-ink-mute text-sm">
        {[sourceLine(card), card.note].filter(Boolean).join(' ')}{' '}
        <a className="whitespace-nowrap" href={card.url} rel="noopener">
          {sourceLinkText(card.link)}
          <span className="sr-only">: {card.title}</span>
        </a>
      </p>
      <LinkList label={MORE_ON_FIGURE} about={card.title} links={card.also} />
    </>
  )
}
