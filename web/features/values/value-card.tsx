import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type Ref, useId } from 'react'
import { Link } from 'react-router'
import { shareSentence } from '#domain/drawing/share-text.ts'
import { MORE_ON_FIGURE } from '#domain/figure-link.ts'
import type { ValueCard as Card } from '#domain/values/cards.ts'
import { guessedFirst } from '#domain/values/guess.ts'
import { guessResultText, shortSource, sourceLinkText, VALUES_TEXT } from '#domain/values/messages.ts'
import { ShareLine } from '#web/figures/share-line.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
import { urls } from '#web/urls.ts'
import { GuessForm } from './guess-form.tsx'
import { SourceText } from './source-text.tsx'
import { ValueIcon } from './value-icon.tsx'

/** Two columns with a rule between them from 44rem, three from 66rem. The rows of adjacent cards line up. */
const CARD = clsx(
  'grid grid-rows-[auto_auto_auto_1fr] gap-y-2 border-line border-b py-5 print:break-inside-avoid tablet:py-7',
  'tablet:row-span-4 tablet:grid-rows-subgrid',
  'tablet:max-full:odd:border-r tablet:max-full:odd:pr-6 tablet:max-full:even:pl-6',
  'full:border-r full:px-8 full:nth-[3n+1]:pl-0 full:nth-[3n]:border-r-0 full:nth-[3n]:pr-0',
)
const PARTY = { conservative: 'republicans', liberal: 'democrats' } as const
const SOURCE = 'text-ink-mute text-xs/[1.45]'

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
      {/* The heading takes the focus after a guess, and screen readers read the result with it. */}
      <Title card={card} heading={heading} describedBy={guessed === undefined ? undefined : resultId} />
      <div>
        {guessed === undefined ? (
          <p className="text-ink text-sm/[1.45]">
            <b className="font-strong text-plum">{sentence.lead}</b>
            {sentence.rest}
          </p>
        ) : (
          <p className="border-ink border-l-3 pl-3 text-ink text-sm/[1.45]" id={resultId}>
            {guessResultText({
              groupName: card.groups[side],
              asked: card.asked,
              actual: card[side],
              guessed,
            })}
          </p>
        )}
        <ShareLine
          className="mt-2"
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
      <p className="text-sm/[1.45]">{card.description}</p>
      <div>
        <p className={SOURCE}>
          {[shortSource(card), card.note].filter(Boolean).join(' ')}{' '}
          <a className="whitespace-nowrap" href={card.url} rel="noopener">
            {sourceLinkText(card.link)}
            <span className="sr-only">: {card.title}</span>
          </a>
        </p>
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <More card={card} />
          <Link
            className="inline-flex min-h-target items-center font-semibold text-sm"
            to={urls.value(card.slug)}
          >
            {VALUES_TEXT.page}
            <span className="sr-only">: {card.title}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}

function More({ card }: { card: Card }) {
  return (
    <details className="group text-xs">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1 font-semibold text-plum text-sm hover:underline [&::-webkit-details-marker]:hidden">
        {VALUES_TEXT.details}
        <span className="sr-only">: {card.title}</span>
        <ChevronDown className="icon size-4 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid gap-2 pb-2">
        <p className={SOURCE}>
          <b className="font-strong text-ink-soft">{VALUES_TEXT.question}:</b> {card.item}
        </p>
        <p className={SOURCE}>
          <SourceText card={card} />
        </p>
        <p className={SOURCE}>
          {VALUES_TEXT.source}: {card.report}
        </p>
        <LinkList label={MORE_ON_FIGURE} about={card.title} links={card.also} />
      </div>
    </details>
  )
}

export type HiddenValueCardProps = Pick<ValueCardProps, 'card' | 'index' | 'heading'> & {
  onGuess: (percentage: number) => void
  onSkip: () => void
}

/** Description and note give the answer away. */
export function HiddenValueCard({ card, index, heading, onGuess, onSkip }: HiddenValueCardProps) {
  return (
    <article className={CARD}>
      <Title card={card} heading={heading} />
      <GuessForm
        groupName={card.groups[guessedFirst(index)]}
        asked={card.asked}
        title={card.title}
        onGuess={onGuess}
        onSkip={onSkip}
      />
      <p className={SOURCE}>{shortSource(card)}</p>
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
