import type { FigureLink } from '#domain/figure-link.ts'
import { THEORIES } from '#domain/pages/evidence.ts'
import { sharesText } from '#domain/quiz/source-text.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { sourceLine } from '#domain/values/messages.ts'
import { splitSource } from '#domain/values/split-text.ts'
import { SPLITS, splitGap } from '#domain/values/splits.ts'
import { allowedFiguresOf } from './figures.ts'

export type Fact = { readonly text: string; readonly url: string }

const VALUES: readonly Fact[] = VALUE_CARDS.flatMap((card) => {
  const { conservative, liberal, groups, independents, percentage, asked, note, url, title, also } = card
  const others = independents === null ? '' : `; ${independents}% of independents did`
  const shares = `${conservative}% of ${groups.conservative} and ${liberal}% of ${groups.liberal} ${asked}${others}`
  const text = `${shares} (${percentage}% overall). ${sourceLine(card)} ${note ?? ''}`.trim()
  return [{ text, url }, ...secondSources(title, also)]
})

const ANSWERS: readonly Fact[] = SOURCED_QUESTIONS.flatMap(({ options }) =>
  options.flatMap((option) => {
    const overall = option.overall === null ? '' : ` ${option.overall}% overall.`
    const poll = `${option.pollster}, ${option.year}. Fieldwork: ${option.fieldwork}. ${option.population}.`
    const text = `${sharesText(option)}${overall} ${poll} ${option.note ?? ''}`.trim()
    return [{ text, url: option.url }, ...secondSources(option.text, option.also)]
  }),
)

/** So that an article can say where the parties differ. */
const SPLIT_FACTS: readonly Fact[] = SPLITS.flatMap((split) => {
  const { republicans, democrats, asked, independents, overall, statement, note, url, also } = split
  const shares = `${republicans}% of Republicans and ${democrats}% of Democrats ${asked}`
  const others = independents === null ? '' : `; ${independents}% of independents did`
  const everyone = overall === null ? '' : ` ${overall}% overall.`
  const text =
    `${shares}${others}.${everyone} The parties are ${splitGap(split)} points apart. ${splitSource(split)} ${note ?? ''}`.trim()
  return [{ text, url }, ...secondSources(statement, also)]
})

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
