import { clsx } from 'clsx'
import type { ValueCard } from '#domain/values/cards.ts'
import { shareOf, sourceLine, sourceLinkText } from '#domain/values/messages.ts'
import { Dumbbell } from '#web/figures/dumbbell.tsx'

const CHART = clsx(
  'mt-4 [&_svg]:overflow-visible [&_text]:font-semibold [&_text]:text-[0.875rem]',
  '[&_.t-blue]:fill-blue-ink [&_.t-blue]:tabular-nums [&_.t-red]:fill-red-ink [&_.t-red]:tabular-nums',
  '[&_.t-axis]:fill-ink-mute [&_.t-axis]:font-normal [&_.t-axis]:text-xs',
)

export function IssueValue({ card }: { card: ValueCard }) {
  return (
    <>
      <p className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-2">
        <span className="font-display font-medium text-figure/[0.9] text-plum lining-nums tracking-[-0.045em]">
          {card.percentage}
          <small className="ml-[0.04em] align-[0.42em] text-[0.5em] tracking-[-0.02em]">%</small>
        </span>{' '}
        <span className="text-ink-mute text-sm">{shareOf(card.population)}</span>
      </p>
      <h3 className="mt-4 text-xl">{card.title}</h3>
      <p className="mt-2">{card.description}</p>
      <div className={CHART}>
        <Dumbbell
          title={card.title}
          conservative={{ name: card.groups.conservative, percentage: card.conservative }}
          liberal={{ name: card.groups.liberal, percentage: card.liberal }}
          everyone={card.percentage}
        />
      </div>
      <p className="mt-2 text-ink-mute text-sm">
        {[sourceLine(card), card.note].filter(Boolean).join(' ')}{' '}
        <a className="whitespace-nowrap" href={card.url} rel="noopener">
          {sourceLinkText(card.link)}
          <span className="sr-only">: {card.title}</span>
        </a>
      </p>
    </>
  )
}
