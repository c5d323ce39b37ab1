import { THEORIES } from '#domain/pages/evidence.ts'
import { sharesText } from '#domain/quiz/source-text.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import type { Figure, FigureLink } from '#domain/values/figure.ts'
import { sourceLine } from '#domain/values/messages.ts'
import { splitSource } from '#domain/values/split-text.ts'
import { SPLITS, splitGap } from '#domain/values/splits.ts'
import { allowedFiguresOf } from './figures.ts'

export type Fact = { readonly text: string; readonly url: string }

const VALUES = VALUE_CARDS.flatMap((card) => factsOf(card, card.title, sourceLine(card)))

const ANSWERS = SOURCED_QUESTIONS.flatMap(({ options }) =>
  options.flatMap((option) => factsOf(option, option.text, sourceLine(option))),
)

/** So that an article can say where the parties differ. */
const SPLIT_FACTS = SPLITS.flatMap((split) =>
  factsOf(split, split.statement, `The parties are ${splitGap(split)} points apart. ${splitSource(split)}`),
)

function factsOf(figure: Figure, subject: string, source: string): Fact[] {
  const overall = figure.overall === null ? '' : ` ${figure.overall}% overall.`
  const text = `${sharesText(figure)}${overall} ${source} ${figure.note ?? ''}`.trim()
  return [{ text, url: figure.url }, ...secondSources(subject, figure.also)]
}

function secondSources(subject: string, also: readonly FigureLink[]): Fact[] {
  return also.map(({ text, url }) => ({ text: `Also on “${subject}”: ${text}.`, url }))
}

/** Books without an address are left out, because a reader could not look them up. */
const STUDIES: readonly Fact[] = THEORIES.flatMap(({ citations }) =>
  citations.flatMap(({ authors, year, publication, finding, limit, url }) =>
    url === undefined
      ? []
      : [{ text: `${authors}, ${year}, ${publication}: ${finding} Limits: ${limit}`, url }],
  ),
)

/** Everything a generated article may cite: the gallery, the polls of the quiz, the splits and the studies on /methodology. */
export const FACTS: readonly Fact[] = [...VALUES, ...ANSWERS, ...SPLIT_FACTS, ...STUDIES]

const FIGURES = new Map<string, Set<string>>()
for (const { text, url } of FACTS) {
  const known = FIGURES.get(addressKey(url)) ?? []
  FIGURES.set(addressKey(url), new Set([...known, ...allowedFiguresOf(text)]))
}

export function factSheet(): string {
  return FACTS.map(({ text, url }) => `- ${text} Link: ${url}`).join('\n')
}

/** The figures of the facts with this address, as keys. Undefined for an address that is not on the sheet. */
export function figuresAt(address: string): ReadonlySet<string> | undefined {
  return FIGURES.get(addressKey(address))
}

/** Ignores what does not change the page: the protocol, "www.", a fragment, and a final slash. */
function addressKey(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return address
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`
}
