/** `limit` says what the study does not show, and is always printed with `finding`. */
export type Citation = {
  readonly authors: string
  readonly year: number
  readonly publication: string
  /** Chapters of printed books have none. */
  readonly url?: string
  readonly finding: string
  readonly limit: string
}

const PETTIGREW: Citation = {
  authors: 'Pettigrew and Tropp',
  year: 2006,
  publication: 'Journal of Personality and Social Psychology',
  url: 'https://doi.org/10.1037/0022-3514.90.5.751',
  finding:
    'Across 713 independent samples from 515 studies, contact between groups typically reduced ' +
    'prejudice, and more so under the conditions Gordon Allport had named.',
  limit:
    'Those conditions helped but weren’t essential, and the samples come from many settings unlike this one.',
}

const PALUCK: Citation = {
  authors: 'Paluck, Green and Green',
  year: 2019,
  publication: 'Behavioural Public Policy',
  url: 'https://doi.org/10.1017/bpp.2018.25',
  finding:
    'The 27 randomized studies with later follow-ups point the same way: contact typically reduces prejudice.',
  limit: 'Effects vary, and for ethnic and racial prejudice they are substantially weaker.',
}

const FISHKIN: Citation = {
  authors: 'Fishkin, Siu, Diamond and Bradburn',
  year: 2021,
  publication: 'American Political Science Review',
  url: 'https://doi.org/10.1017/S0003055421000642',
  finding:
    'In September 2019, 523 registered voters met for a long weekend with briefings, moderators ' +
    'and experts. On the most contested issues, polarized positions moved toward each other.',
  limit: 'A website isn’t a moderated weekend, and we don’t claim the same results.',
}

const TAJFEL: Citation = {
  authors: 'Tajfel and Turner',
  year: 1979,
  publication: 'The Social Psychology of Intergroup Relations',
  finding:
    'Membership in a group becomes part of how people see themselves. Just sorting people into groups can produce favoritism.',
  limit: 'The theory explains how sides form. It doesn’t say that showing common ground undoes them.',
}

const YUDKIN: Citation = {
  authors: 'Yudkin, Hawkins and Dixon',
  year: 2019,
  publication: 'More in Common, with YouGov',
  url: 'https://perceptiongap.us/',
  finding:
    'Among about 2,100 people asked in November 2018, each side thought that about 55% of its opponents ' +
    'held extreme views. About 30% did, as the report measured it.',
  limit:
    'What counts as extreme was the authors’ choice: views such as “most police are bad people,” or denying that racism ' +
    'still exists. One survey at one point in time.',
}

const STARTS_WITH_US: Citation = {
  authors: 'Starts With Us, with NORC',
  year: 2023,
  publication: 'Survey published in June 2023',
  url: 'https://www.prnewswire.com/news-releases/the-left-and-right-think-they-live-on-different-planets--new-data-shows-theyre-more-like-next-door-neighbors-301850742.html',
  finding:
    'About nine in ten Democrats and Republicans called each of six civic values very or extremely important. Only ' +
    'about a third thought that the other party would, and independents expected just as little of both parties.',
  limit:
    'One survey at one point in time, for a group that campaigns against polarization. Its release gives no sample ' +
    'size. Agreement on a principle can hide disagreement about how to get there.',
}

const KALLA: Citation = {
  authors: 'Kalla and Broockman',
  year: 2020,
  publication: 'American Political Science Review',
  url: 'https://doi.org/10.1017/S0003055419000923',
  finding:
    'With 230 canvassers and 6,869 voters, exchanging stories without judgment moved views toward more acceptance ' +
    'of unauthorized immigrants and transgender people, on policy too. In the first of three experiments the change ' +
    'lasted at least four months, and arguments alone had no detectable effect.',
  limit:
    'The canvassers worked with groups that wanted that change. The effects were small (d about 0.04–0.08), and they ' +
    'came from conversations with canvassers, not from reading a page.',
}

const VOELKEL: Citation = {
  authors: 'Voelkel and colleagues',
  year: 2024,
  publication: 'Science, the Strengthening Democracy Challenge',
  url: 'https://doi.org/10.1126/science.adh4764',
  finding:
    'Of 25 short interventions tested with 32,059 people, 23 reduced partisan animosity, by up to about 10 points out ' +
    'of 100. Showing relatable people with different beliefs worked best. According to the project’s 2022 summary, ' +
    'two corrections also reduced support for undemocratic practices and for partisan violence: one of what people ' +
    'believe about the other party’s respect for democratic rules, and one of how divided they think people are.',
  limit:
    'Less animosity mostly didn’t mean less support for undemocratic practices or violence. Showing where the parties ' +
    'overlap on policy, which is what our cards do, reduced animosity only. Another study is less hopeful: in one by Dias ' +
    'and colleagues in PNAS Nexus, also from 2024, correcting beliefs about the other party had no consistent effect. The ' +
    'interventions weren’t ours, and they were measured in a study, not in everyday use.',
}

const SANTORO: Citation = {
  authors: 'Santoro and Broockman',
  year: 2022,
  publication: 'Science Advances',
  url: 'https://doi.org/10.1126/sciadv.abn5515',
  finding:
    'In two experiments, strangers from different parties talked by video. Talking about their perfect day cut dislike of ' +
    'the other side sharply.',
  limit:
    'The effect faded. Conversations about what they disagree on had no detectable effect. Attitudes toward democratic ' +
    'accountability barely moved.',
}

export type Theory = { readonly name: string; readonly text: string; readonly citations: readonly Citation[] }

export const THEORIES: readonly Theory[] = [
  {
    name: 'Contact theory',
    text:
      'People who meet as equals, with something to do together, tend to think better of each other ' +
      'afterward.',
    citations: [PETTIGREW, PALUCK, SANTORO],
  },
  {
    name: 'Deliberative democracy',
    text:
      'People who hear balanced facts, listen to each other and have time to think can move closer on hard ' +
      'questions.',
    citations: [FISHKIN],
  },
  {
    name: 'Social identity theory',
    text: 'Sides form quickly and color what we see, so we often misjudge the people on the other side.',
    citations: [TAJFEL, YUDKIN, STARTS_WITH_US],
  },
  {
    name: 'Narrative psychology',
    text:
      'Stories told and heard without judgment moved views a little in field experiments. In one of them, arguments ' +
      'alone had no detectable effect.',
    citations: [KALLA, VOELKEL],
  },
]

export const EVIDENCE_LIMIT =
  'Showing real people and correct figures is the kind of approach that reduced partisan dislike in ' +
  'one large randomized study. For correct figures, another study found no consistent effect. So far we show mostly figures. This site itself hasn’t been tested, and we don’t claim ' +
  'that its effects last.'
