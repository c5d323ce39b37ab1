import { shareSentence } from '#domain/drawing/share-text.ts'
import { VALUE_CARDS, type ValueCard } from '#domain/values/cards.ts'
import { VALUE_PAGE_TEXT } from '#domain/values/page-text.ts'
import { ShareLine } from '#web/figures/share-line.tsx'

/** Any card will do. The fifth has shares of all groups. */
const CARD = VALUE_CARDS[4] as ValueCard
const FACTS = [
  [VALUE_PAGE_TEXT.who, CARD.population],
  [VALUE_PAGE_TEXT.when, CARD.fieldwork],
  [VALUE_PAGE_TEXT.pollster, CARD.pollster],
  [VALUE_PAGE_TEXT.quote, CARD.note],
] as const

/** One figure of the site with everything that is printed next to it. */
export function AnnotatedFigure() {
  const { lead, rest } = shareSentence(CARD, CARD.asked)
  return (
    <figure>
      <p className="mb-3 text-ink text-lg/[1.4]">
        <b className="font-strong text-plum">{lead}</b>
        {rest}
      </p>
      <ShareLine size="l" {...CARD} everyone={CARD.overall} />
      <figcaption>
        <dl className="mt-4 grid gap-x-6 pair:grid-cols-2">
          {FACTS.map(([name, fact]) => (
            <div className="border-line border-t py-3 text-sm/[1.4]" key={name}>
              <dt className="text-ink-mute text-xs">{name}</dt>
              <dd className="text-ink">{fact}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
