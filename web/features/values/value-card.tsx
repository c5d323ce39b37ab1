import { clsx } from 'clsx'
import { type ReactNode, type Ref, useId } from 'react'
import { shareSentence } from '#domain/drawing/share-text.ts'
import { MORE_ON_FIGURE } from '#domain/figure-link.ts'
import type { ValueCard as Card } from '#domain/values/cards.ts'
import { type GuessedSide, guessedFirst } from '#domain/values/guess.ts'
import { guessResultText, shareOf, sourceLine, sourceLinkText, VALUES_TEXT } from '#domain/values/messages.ts'
import { ShareLine } from '#web/figures/share-line.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
import { GuessForm } from './guess-form.tsx'
import { ValueIcon } from './value-icon.tsx'

/** Two columns with a rule between them from 44rem, three from 66rem. The rows of adjacent cards line up. */
const CARD = clsx(
  'grid grid-rows-[auto_auto_1fr_auto_auto] border-line border-b py-8 print:break-inside-avoid',
  'tablet:row-span-5 tablet:grid-rows-subgrid',
  'tablet:max-full:odd:border-r tablet:max-full:odd:pr-6 tablet:max-full:even:pl-6',
  'full:border-r full:px-8 full:nth-[3n+1]:pl-0 full:nth-[3n]:border-r-0 full:nth-[3n]:pr-0',
)
const PARTY = { conservative: 'republicans', liberal: 'democrats' } as const
const HEADING = 'mt-4 text-xl'
const SOURCE = 'mt-1 text-ink-mute text-xs/[1.45]'

export type ValueCardProps = {
  card: Card
  /** The position, which decides which group's percentage is guessed. */
  index: number
  guessed?: number
  heading?: Ref<HTMLHeadingElement>
}

/** Spec §2 Values gallery. */
export function ValueCard({ card, index, guessed, heading }: ValueCardProps) {
  const side = guessedFirst(index)
  const resultId = useId()
  const sentence = shareSentence({ republicans: card.conservative, democrats: card.liberal }, card.asked)
  return (
    <article className={CARD}>
      <Top icon={card.icon} population={shareOf(card.population)}>
        {card.percentage}
        <small className="percent-sign tracking-snug">%</small>
      </Top>
      <div>
        {/* The heading takes the focus after a guess, and screen readers read the result with it. */}
        <h3
          className={HEADING}
          ref={heading}
          tabIndex={-1}
          aria-describedby={guessed === undefined ? undefined : resultId}
        >
          {card.title}
        </h3>
        <p className="mt-2 text-sm/[1.5]">{card.description}</p>
      </div>
      <div>
        {guessed !== undefined && (
          <p className="mt-4 border-plum border-l-3 pl-3 text-ink text-sm" id={resultId}>
            {guessResultText({
              groupName: card.groups[side],
              asked: card.asked,
              actual: card[side],
              guessed,
            })}
          </p>
        )}
        <p className="mt-4 text-ink text-sm/[1.45]">
          <b className="font-strong text-plum">{sentence.lead}</b>
          {sentence.rest}
        </p>
        <ShareLine
          className="mt-3"
          size="m"
          title={card.title}
          asked={card.asked}
          republicans={card.conservative}
          democrats={card.liberal}
          independents={card.independents}
          everyone={card.percentage}
          guess={guessed === undefined ? undefined : { [PARTY[side]]: guessed }}
        />
      </div>
      <div className="grid content-start gap-1">
        <p className={SOURCE}>
          <Source card={card} />{' '}
          <a className="whitespace-nowrap" href={card.url} rel="noopener">
            {sourceLinkText(card.link)}
            <span className="sr-only">: {card.title}</span>
          </a>
        </p>
        {card.note && <p className={SOURCE}>{card.note}</p>}
        <LinkList label={MORE_ON_FIGURE} about={card.title} links={card.also} />
        <details className="text-xs">
          {/* Its target overlaps the line above, where a link may be. */}
          <summary className="-mt-1 -mb-2 inline-flex min-h-target cursor-pointer items-center text-plum underline underline-offset-[0.2em]">
            {VALUES_TEXT.question}
            <span className="sr-only">: {card.title}</span>
          </summary>
          <p className={SOURCE}>{card.item}</p>
          <p className={SOURCE}>
            {VALUES_TEXT.source}: {card.report}
          </p>
        </details>
      </div>
    </article>
  )
}

export type HiddenValueCardProps = Pick<ValueCardProps, 'card' | 'index' | 'heading'> & {
  onGuess: (percentage: number) => void
  onSkip: () => void
}

export function HiddenValueCard({ card, index, heading, onGuess, onSkip }: HiddenValueCardProps) {
  const side: GuessedSide = guessedFirst(index)
  return (
    <article className={CARD}>
      <Top icon={card.icon} population={`of ${card.groups[side]}`}>
        <span aria-hidden="true">{VALUES_TEXT.unsetMark}</span>
      </Top>
      <div>
        <h3 className={HEADING} ref={heading} tabIndex={-1}>
          {card.title}
        </h3>
        {/* The description gives the answer away. */}
        <p className="mt-2 text-sm/[1.5]">
          {VALUES_TEXT.question}: {card.item}
        </p>
      </div>
      <GuessForm
        groupName={card.groups[side]}
        asked={card.asked}
        title={card.title}
        onGuess={onGuess}
        onSkip={onSkip}
      />
      <p className={SOURCE}>
        <Source card={card} />
      </p>
    </article>
  )
}

function Top({ icon, population, children }: { icon: string; population: string; children: ReactNode }) {
  return (
    <>
      <div className="flex items-end justify-between gap-4">
        <span className="font-display font-medium text-figure/[0.9] text-plum tracking-[-0.045em] lining-nums">
          {children}
        </span>
        <ValueIcon name={icon} />
      </div>
      <p className="pb-1 text-ink-mute text-xs">{population}</p>
    </>
  )
}

/** Keeps dates like “January 16–21” on one line. */
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
