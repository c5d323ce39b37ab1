import { ArrowLeft, ArrowRight } from '@lucide/icons'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { PAIR_GUESSES_KEY } from '#domain/session/storage-keys.ts'
import { VALUE_CARDS, type ValueCard } from '#domain/values/cards.ts'
import type { PairGuess } from '#domain/values/guess.ts'
import { shortSource } from '#domain/values/messages.ts'
import { positionText, VALUE_PAGE_TEXT as TEXT, VALUES_PAGE_TEXT } from '#domain/values/page-text.ts'
import { useStoredObject } from '#web/lib/use-stored-object.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'
import { PairGuessForm } from './pair-guess-form.tsx'
import { ValueAnswer } from './value-answer.tsx'
import { ValueDetails } from './value-details.tsx'

export type ValueViewProps = {
  card: ValueCard
  /** Follows the figure. */
  take: ReactNode
  /** Follows the details. */
  children: ReactNode
}

/** Asks for a guess before it shows any share. Without JavaScript, and to search engines, it shows the answer. */
export function ValueView({ card, take, children }: ValueViewProps) {
  const { stored, save: store } = useStoredObject<PairGuess | null>(PAIR_GUESSES_KEY)
  const guess = stored && (stored[card.slug] ?? null)
  const heading = useRef<HTMLHeadingElement>(null)
  const band = useRef<HTMLElement>(null)
  const index = VALUE_CARDS.indexOf(card)
  const next = VALUE_CARDS[(index + 1) % VALUE_CARDS.length] as ValueCard
  const previous = VALUE_CARDS.at(index - 1) as ValueCard

  function save(chosen: PairGuess | null) {
    flushSync(() => store(card.slug, chosen))
    const target = chosen === null ? band.current?.querySelector('input') : heading.current
    target?.focus()
  }
  /** With scripts, what gives the answer away is hidden until the guess. */
  const afterGuess = (content: ReactNode) =>
    guess !== null && (
      <div className={guess === undefined ? '[@media(scripting:enabled)]:hidden' : undefined}>{content}</div>
    )

  return (
    <>
      <div className="wrap pt-6 pb-10">
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm tabular-nums">
          <BackLink to={urls.values()}>{VALUES_PAGE_TEXT.heading}</BackLink>
          <span>{positionText(index, VALUE_CARDS.length)}</span>
        </div>
        <h1 className="mt-3 text-4xl/none tracking-dense">{card.title}</h1>
        {afterGuess(<p className="mt-4 measure-48 text-lg/[1.5]">{card.description}</p>)}
        <p className="mt-4 text-ink-mute text-sm">{shortSource(card)}</p>
      </div>
      <section className="bg-sunk py-part print:bg-transparent print:py-6" data-sunk ref={band}>
        <div className="wrap grid gap-10">
          {(guess === null || guess === undefined) && (
            <div className="needs-script">
              <PairGuessForm asked={card.asked} onGuess={save} />
            </div>
          )}
          {afterGuess(
            <ValueAnswer
              card={card}
              next={next}
              guess={guess ?? undefined}
              heading={heading}
              onGuessAgain={() => save(null)}
            />,
          )}
          {afterGuess(take)}
        </div>
      </section>
      <ValueDetails card={card} afterGuess={afterGuess} />
      {children}
      <nav className="wrap border-line border-t py-8 print:hidden" aria-label={TEXT.all}>
        <div className="grid gap-4 pair:grid-cols-2">
          <Link
            className="grid content-start gap-1 py-2 no-underline hover:underline"
            to={urls.value(previous.slug)}
          >
            <span className="flex items-center gap-2 text-ink-mute text-sm">
              <Icon of={ArrowLeft} />
              {TEXT.previous}
            </span>
            <span className="font-display text-ink text-xl">{previous.title}</span>
          </Link>
          <Link
            className="grid content-start gap-1 py-2 no-underline hover:underline pair:justify-items-end pair:text-right"
            to={urls.value(next.slug)}
          >
            <span className="flex items-center gap-2 text-ink-mute text-sm">
              {TEXT.following}
              <Icon of={ArrowRight} />
            </span>
            <span className="font-display text-ink text-xl">{next.title}</span>
          </Link>
        </div>
        <p className="mt-4 text-center">
          <Link className="inline-flex min-h-target items-center font-semibold" to={urls.values()}>
            {TEXT.all}
          </Link>
        </p>
      </nav>
    </>
  )
}
