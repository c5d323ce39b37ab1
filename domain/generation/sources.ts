import { truncate } from '#domain/text.ts'
import { type Block, type Draft, metadataTexts } from './draft.ts'
import { figuresAt } from './fact-sheet.ts'
import { figureKey, figuresOf } from './figures.ts'

export type SourceReport = ReturnType<typeof checkSources>

/** Phrases that refer to a source, so their paragraph must link to one. */
const CLAIMS = [
  /\b(?:stud(?:y|ies)|research|researchers|surveys?|polls?|pollsters?|data|reports?|experiments?|scientists|psychologists|historians|economists|scholars|professors?|experts?|universit(?:y|ies)|statistics) (?:\w+ )?(?:shows?|showed|suggests?|suggested|finds?|found|says?|said|agrees?|agreed|confirms?|confirmed|reveals?|revealed|proves?|proved|tells?|told|indicates?|indicated|reports?|reported)\b/gi,
  /\baccording to (?!the rules|plan)[\w’' -]{2,40}/gi,
  /\b(?:most|a majority of|the majority of) (?:americans|republicans|democrats|conservatives|liberals|independents|voters|people (?:say|think|believe|agree|want|support))\b/gi,
]

const SAID = 'said|says|wrote|writes|argued|argues|warned|declared|observed|remarked|put it|once called'
const NAME = "\\p{Lu}[\\p{L}’'.-]+(?: \\p{Lu}[\\p{L}’'.-]+){0,3}"
const ATTRIBUTED = new RegExp(
  `${NAME} (?:once |famously )?(?:${SAID})|(?:${SAID}) ${NAME}|\\bin the words of\\b`,
  'u',
)
// Bounded by the next quotation mark, so that unclosed quotes do not take quadratic time.
const QUOTED = /“[^“”]{12,}”|"[^"]{12,}"/g
/** Link texts such as doi.org/10.1037/0022 leave out the protocol. */
const ADDRESS_TEXT = /(?:https?:\/\/)?\b[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}\/[^\s<>"“”]*/g
const ADDRESS = /\bhttps?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)]/g

/**
 * Compares every figure and link with the fact sheet. A figure must belong to a fact that its own paragraph links to.
 * In the title, excerpt and tags, it must be one that the body supports. `figures` and `links` count what was compared.
 */
export function checkSources(draft: Draft) {
  const supported = new Set<string>()
  const blocks = draft.blocks.map((block) => checkBlock(block, supported))
  const metadataFigures = metadataTexts(draft).flatMap(figuresOf)
  const links = draft.blocks.flatMap(linksOf)
  const metadataLinks = metadataTexts(draft).flatMap((text) => text.match(ADDRESS) ?? [])
  return {
    figures:
      draft.blocks.flatMap(({ text }) => figuresOf(withoutAddresses(text))).length + metadataFigures.length,
    links: links.length + metadataLinks.length,
    problems: {
      figures: unique([
        ...metadataFigures.filter((figure) => !supported.has(figureKey(figure))),
        ...blocks.flatMap(({ figures }) => figures),
      ]),
      links: unique([...links, ...metadataLinks].filter((link) => figuresAt(link) === undefined)),
      claims: unique([...metadataTexts(draft).flatMap(claimsOf), ...blocks.flatMap(({ claims }) => claims)]),
      quotations: unique(blocks.flatMap(({ quotations }) => quotations)),
    },
  }
}

/** Adds the figures that the block's links support to `supported`. */
function checkBlock(block: Block, supported: Set<string>) {
  const sources = linksOf(block).flatMap((link) => figuresAt(link) ?? [])
  const figures = figuresOf(withoutAddresses(block.text))
  const isSupported = (figure: string) => sources.some((source) => source.has(figureKey(figure)))
  for (const figure of figures) if (isSupported(figure)) supported.add(figureKey(figure))
  return {
    figures: figures.filter((figure) => !isSupported(figure)),
    claims: sources.length > 0 ? [] : claimsOf(block.text),
    quotations: quotationsOf(block),
  }
}

/** Null if there was nothing to compare. */
export function sourcesPassed({ figures, links, problems }: SourceReport): boolean | null {
  if (Object.values(problems).some((list) => list.length > 0)) return false
  return figures + links > 0 ? true : null
}

/** Suggested wording may be in quotation marks. A named person's words and block quotations are reported. */
function quotationsOf({ text, isQuotation }: Block): string[] {
  if (isQuotation) return text ? [truncate(text, 60)] : []
  const quoted = text.match(QUOTED) ?? []
  if (quoted.length === 0 || !ATTRIBUTED.test(text.replace(QUOTED, ''))) return []
  return quoted.map((quotation) => truncate(quotation, 60))
}

function claimsOf(text: string): string[] {
  return CLAIMS.flatMap((pattern) => text.match(pattern) ?? [])
}

function linksOf({ text, links }: Block): string[] {
  return [...links, ...(text.match(ADDRESS) ?? []).filter((address) => !links.includes(address))]
}

function withoutAddresses(text: string): string {
  return text.replace(ADDRESS_TEXT, '')
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)]
}
