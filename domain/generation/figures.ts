const SMALL = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|a hundred|\\d+'
const PARTS = 'half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|tenths?'
const WORDS =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)'
/** Words for the people whom a share can describe. */
const PEOPLE =
  '(?:[\\w-]+ ){0,3}?(?:americans|people|public|country|adults|voters|respondents|republicans|democrats|independents|conservatives|liberals|citizens|parents|members|households|families|teachers|residents|them|us|those|studies|experiments|polls)\\b'

const DIGITS = /(?<![\p{L}\p{N}_-])[$€£]?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(?:%|percent\b|per cent\b))?/giu
const IN_WORDS = [
  new RegExp(`\\b(?:${SMALL}) (?:in|out of) (?:every )?(?:${SMALL})\\b`, 'gi'),
  new RegExp(`\\b${WORDS}(?:[ -]${WORDS}){0,3} (?:percent|per cent)\\b`, 'gi'),
  new RegExp(`\\b(?:hundreds|thousands|millions|billions|dozens) of (?=${PEOPLE})`, 'gi'),
  new RegExp(`\\b(?:${WORDS}|a|several|many)[ -](?:hundred|thousand|million|billion)\\b`, 'gi'),
]
const FRACTION = `(?:(?:a|an|one|two|three|four)[ -])?(?:${PARTS})`
const SHARE = new RegExp(`\\b${FRACTION}(?= of (?:all |the |every )?${PEOPLE})`, 'gi')
const ANY_SHARE = new RegExp(`\\b(?:a|an|one|two|three|four)[ -](?:${PARTS})\\b|\\bhalf\\b`, 'gi')

/** The figures that a text claims: numbers in digits, and shares or amounts in words. */
export function figuresOf(text: string): string[] {
  return [...matches(text, [DIGITS, ...IN_WORDS, SHARE])]
}

/** The figures that a source allows. Accepts more wordings, because a source is not one of our claims. */
export function allowedFiguresOf(text: string): Set<string> {
  return new Set([...matches(text, [DIGITS, ...IN_WORDS, ANY_SHARE])].map(figureKey))
}

/** Two spellings of the same figure have the same key: "5,023" and "5023", "87 percent" and "87%". */
export function figureKey(figure: string): string {
  return figure
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/(?<=\d)\s?(?:percent|per cent|%)$/, '%')
    .replace(/^(?:an?|one)[ -](?=\D)/, 'one ')
    .replaceAll('-', ' ')
    .trim()
}

function* matches(text: string, patterns: readonly RegExp[]): Generator<string> {
  for (const pattern of patterns) for (const [found] of text.matchAll(pattern)) yield found.trim()
}
