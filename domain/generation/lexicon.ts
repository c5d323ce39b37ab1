// Words for the Balance check, always in pairs: what is counted for one side has a counterpart on the other.

export type Pair = { readonly conservative: RegExp; readonly liberal: RegExp }

/** Nouns after which "democratic" and "republican" do not mean the party: institutions, form of government. */
const GENERIC =
  'backsliding|countries|culture|debate|decision|deliberation|elections?|form|freedoms?|governance|government|ideals?|institutions?|life|nations?|norms?|participation|principles?|process(?:es)?|republics?|societ(?:y|ies|ly)|states? of mind|system|systems|theory|tradition|traditions|values|virtues?|world'

/** Nouns after which they mean the party, even in lower case. */
const PARTISAN =
  'activists?|administration|base|candidates?|caucus|colleagues?|congress(?:man|woman|men|women)|convention|donors?|friends?|governors?|house|incumbents?|lawmakers?|leaders?|leaning|legislators?|legislatures?|majorit(?:y|ies)|mayors?|members?|minority|neighbors?|nominees?|officials?|part(?:y|ies)|platform|politicians?|presidents?|primar(?:y|ies)|representatives?|respondents?|senat(?:e|ors?)|side|strategists?|supporters?|voters?'

/** Nouns after which "conservative" and "liberal" are not about politics. */
const UNPOLITICAL =
  'allowances?|amounts?|approximations?|arts?|assumptions?|democrac(?:y|ies)|doses?|dress|education|estimates?|estimations?|figures?|forecasts?|guess(?:es)?|helpings?|investments?|investors?|portions?|projections?|sprinkling|studies|suit|suits|surgery|tips?|treatments?|use'

/** "Democrats" always, "Democratic" unless a generic noun follows, and "democratic" only before a partisan noun. */
function party(noun: string, adjective: string): RegExp {
  const capitalized = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`
  const words = [...new Set([noun, adjective])]
  const plural = [`${noun}s`, `${capitalized(noun)}s`, `${noun.toUpperCase()}S`].join('|')
  const named = words.flatMap((word) => [capitalized(word), word.toUpperCase()]).join('|')
  const member = `(?:${named})(?!s\\b|[- ](?:${GENERIC})\\b)`
  const lowerCase = `(?:${words.join('|')})(?=[- ](?:${PARTISAN})\\b)`
  return new RegExp(`\\b(?:(?:${plural})|${member}|${lowerCase})\\b`, 'g')
}

function ideology(word: string, doctrine: string): RegExp {
  return new RegExp(`\\b(?:${word}s?|${doctrine})\\b(?![- ](?:${UNPOLITICAL})\\b)`, 'gi')
}

function term(source: string): RegExp {
  return new RegExp(`\\b(?:${source})\\b`, 'gi')
}

/** "the right" and "on the left" as sides, not "the right to vote", "the right answer" or "the left lane". */
function side(word: string): RegExp {
  const verbs = 'and the|are|believes?|fears?|feels?|has|have|is|or the|says?|sees?|thinks?|wants?|wins?'
  return new RegExp(
    `\\b(?:the|far|hard|religious|political|cultural)[ -]${word}\\b(?=[.,;:!?)’'”"]|$|\\s+(?:${verbs})\\b(?! wrong\\b))|\\b${word}[- ]wing(?:er|ers)?\\b|\\bfar[- ]${word}(?= \\w)`,
    'gim',
  )
}

/** As a label, not as the past tense of "wake". */
const WOKE =
  'woke(?:ness|ism)|(?:(?:too|so|the|being|anti)[ -])?woke (?:agenda|activists?|companies|crowd|culture|ideology|left|mob|people|politics|schools?)|(?:too|so|the|being|anti)[ -]woke'

export const PAIRS: readonly Pair[] = [
  {
    conservative: party('republican', 'republican'),
    liberal: party('democrat', 'democratic'),
  },
  { conservative: term('GOP'), liberal: term('dems') },
  { conservative: ideology('conservative', 'conservatism'), liberal: ideology('liberal', 'liberalism') },
  {
    conservative: term('traditionalists?'),
    liberal: term('progressives?(?! (?:disease|lens|lenses|rock|relaxation|tax|taxes|taxation))'),
  },
  { conservative: side('right'), liberal: side('left') },
  { conservative: term('red[- ]states?'), liberal: term('blue[- ]states?') },
]

export const INDEPENDENTS =
  /\bindependents\b|\bindependent voters?\b|\bneither party\b|\bthird[- ]part(?:y|ies)\b/gi

/** Words that one side uses against the other, or that need an editor’s eye. */
export const LOADED: readonly RegExp[] = [
  /\b(?:science|climate|election|reality)[- ]den(?:iers?|ial|ialists?)\b/gi,
  /\bden(?:y|ies|ied|ying) (?:the )?(?:science|climate change|facts|election)\b/gi,
  /\b(?:radical|loony|extreme|far)[- ](?:left|right)(?:ists?)?\b/gi,
  /\b(?:snowflakes?|libtards?|deplorables?|groomers?|rinos?|dinos?|sheeple|demon[- ]?rats?|rethuglicans?|maga|cultural marxis(?:m|ts?))\b/gi,
  new RegExp(`\\b(?:${WOKE})\\b`, 'gi'),
  /\b(?:fascis(?:m|ts?)|socialis(?:m|ts?)|communis(?:m|ts?)|marxis(?:m|ts?)|nazis?|white suprema(?:cy|cists?)|christian nationalis(?:m|ts?)|anti-america(?:ns?|nism)|un-american|bigot(?:s|ed|ry)?|racists?|traitor(?:s|ous)?|treason(?:ous)?|tyrants?)\b/gi,
  /\b(?:coastal|conservative|liberal|global|ivory[- ]tower) elites?\b/gi,
  /\b(?:(?:homo|islamo|trans|xeno)phob(?:es?|ia|ic)|misogyn(?:y|istic|ists?))\b/gi,
  /\b(?:america[- ]haters?|race[- ]baiters?|climate alarmis(?:m|ts?)|social justice warriors?)\b/gi,
  // AP style since 2013 uses neither adjective for people.
  /\b(?:illegals|(?:illegal|undocumented) (?:aliens?|immigrants?|migrants?|people|workers?))\b/gi,
  /\b(?:gun nuts?|gun grabbers?|baby killers?|anti-?vaxxers?|bible thumpers?|tree huggers?|welfare queens?|globalists?|rednecks?|hillbill(?:y|ies))\b/gi,
  /\b(?:brainwashed|ignorant voters|low-information voters|wrong side of history|real americans?|take (?:our|the) country back)\b/gi,
  /\b(?:deep state|lamestream media|open[- ]borders|pro-abortion|abortion on demand)\b/gi,
  /\b(?:the big lie|faux news|kids in cages|anti-choice|forced[- ]birth(?:ers?)?)\b/gi,
  // The party's name is Democratic. "Democrat Party" is what its opponents call it.
  /\bdemocrat (?:party|politicians?|lawmakers?|leaders?|senat(?:e|ors?)|governors?|mayors?|voters?)\b/gi,
]

/** Words for a disputed subject that need an editor's eye, with a counterpart in each pair. An article should describe the subject instead. */
const CONTESTED_PAIRS: readonly (readonly [conservative: string, liberal: string])[] = [
  ['climate hoax', 'climate crisis'],
  ['climate hysteria', 'climate emergency'],
  ['war on (?:coal|energy)', '(?:climate|environmental) justice'],
  ['election integrity', 'voter suppression'],
  ['(?:election|voter) fraud', 'voter disenfranchisement'],
  ['gender ideology', 'gender[- ]affirming'],
  ['biological (?:females?|males?|men|women)', 'assigned (?:female|male) at birth'],
  ['illegal (?:entry|immigration)', 'undocumented'],
  ['chain migration', 'dreamers'],
  ['unborn', 'reproductive (?:freedom|justice|rights)'],
  ['pro-life(?:rs?)?', 'pro-choice(?:rs?)?'],
  ['late-term abortions?', 'abortion (?:care|rights)'],
  ['modern sporting rifles?', 'assault(?:-style)? (?:rifles?|weapons?)'],
  ['gun rights', 'gun (?:safety|violence)'],
  ['second amendment (?:rights|supporters)', 'common[- ]sense gun'],
  ['death tax(?:es)?', 'tax (?:breaks|cuts|giveaways) for the (?:rich|wealthy)'],
  ['job[- ]creators?', 'corporate greed'],
  ['right[- ]to[- ]work', 'union[- ]busting'],
  ['socialized medicine', 'medicare for all'],
  ['parental rights', 'book[- ]bans?'],
  ['critical race theory', '(?:structural|systemic) racism'],
  ['reverse (?:discrimination|racism)', 'white privilege'],
  ['(?:soft|tough) on crime', 'mass incarceration'],
  ['law and order', 'police brutality'],
  ['traditional marriage', 'marriage equality'],
  ['government handouts?', 'economic justice'],
  ['amnesty', 'path(?:way)? to citizenship'],
  ['racial (?:preferences|quotas)', 'affirmative action'],
]

export const CONTESTED: readonly RegExp[] = CONTESTED_PAIRS.flat().map(
  (words) => new RegExp(`\\b(?:${words})\\b`, 'gi'),
)

/** Well-known living politicians, in pairs. The list is incomplete. */
export const POLITICIANS: readonly Pair[] = [
  { conservative: /\bTrump(?:’s|'s)?\b/g, liberal: /\bBiden(?:’s|'s)?\b/g },
  { conservative: /\bVance\b/g, liberal: /\bKamala Harris\b|\bVice President Harris\b/g },
  { conservative: /\bPresident Bush\b|\bGeorge (?:W\. )?Bush\b/g, liberal: /\bObama\b/g },
  { conservative: /\bPence\b/g, liberal: /\b(?:Bill|Hillary|President) Clinton\b/g },
  { conservative: /\bRomney\b/g, liberal: /\bBernie Sanders\b|\bSenator Sanders\b/g },
  { conservative: /\bMcConnell\b/g, liberal: /\bPelosi\b/g },
  {
    conservative: /\bMike Johnson\b|\bSpeaker Johnson\b/g,
    liberal: /\bHakeem Jeffries\b|\bLeader Jeffries\b/g,
  },
  { conservative: /\bJohn Thune\b/g, liberal: /\bSchumer\b/g },
  { conservative: /\bDeSantis\b/g, liberal: /\bNewsom\b/g },
  { conservative: /\bTed Cruz\b|\bSenator Cruz\b/g, liberal: /\bOcasio-Cortez\b/g },
  { conservative: /\bMarco Rubio\b/g, liberal: /\bTim Walz\b|\bGovernor Walz\b/g },
]
