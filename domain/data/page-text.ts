import { VALUE_CARDS } from '#domain/values/cards.ts'

export const DATA_PAGE_TEXT = {
  heading: 'Open data',
  description:
    'The numbers on Civic Unity in files for a spreadsheet or code: shared values, quiz answers, splits, polls and their results. Free, without a key.',
  lead: 'The numbers on this site, in files you can open in a spreadsheet. Free, with no key and no sign-up.',
  files: 'What there is',
  fileCaption: 'Files',
  fileColumns: ['File', 'Download', 'What’s in it', 'License'],
  licenses: { ours: 'CC BY 4.0', pollsters: 'Pollsters’ figures, our text CC BY 4.0' },
  reference: 'REST and GraphQL reference',
  rows: 'The first file, row by row',
  rowsLead: 'All of shared-values on one scale from 0 to 100%.',
  rowCaption: 'Shared values, one per row',
  rowColumns: ['Value and poll', '0 to 100%', 'Republicans', 'Democrats', 'Independents', 'Everyone'],
  newsroom: 'Two minutes for a newsroom',
  columns: 'Columns',
  columnsLead: 'The same names in CSV and JSON. We add columns at the end and never rename one.',
  columnHeadings: ['Column', 'Type', 'What it holds'],
  behavior: 'How the files behave',
  behaviorPoints: [
    'An empty share means that we found no text that prints it, or that a group is withheld. It never means zero.',
    'Percentages are whole numbers from 0 to 100.',
    'CSV files are UTF-8 with a header row. Text that a spreadsheet would run as a formula begins with an apostrophe.',
    'Each JSON file is a list of rows.',
    'Any website may fetch the files. An ETag tells you whether a file has changed.',
  ],
  missing: 'What isn’t in them',
  missingPoints: [
    'Names, email addresses, IP addresses, and the time of any ballot.',
    'Results by group while a poll is open, so that nobody can compare two downloads to find a single ballot.',
    'Groups too small to show. They’re marked withheld.',
    'Quiz results of any one visitor.',
  ],
  license: 'Licenses',
  ours: 'What’s ours: CC BY 4.0',
  oursText:
    'Poll results, activity, our descriptions and our charts. Use, change and publish them, even commercially, if you credit Civic Unity and say what you changed.',
  readLicense: 'Read the license',
  theirs: 'What’s theirs: the pollsters’ figures',
  theirsText:
    'The percentages and questions in shared-values, quiz-answers and splits were published by the pollsters named in each row. We can’t license them to you. Quote them with the pollster’s name and a link to its report, and check its terms before you republish many.',
  cite: 'How to cite',
  citeText:
    'For a single figure, cite the poll first. Every page of a shared value has the text ready to copy.',
  citeFiles: 'The files',
  citeFigure: 'A pollster’s figure',
  wrong: 'Is a number wrong, or a link dead?',
  tellUs: 'Tell us',
} as const

/** Values on which the parties are at most this many points apart, for an example of code. */
const CLOSE = 3

/** `page` and `frame` are the address of a value's page and the code of its frame. `at` is in minutes and seconds. */
export function newsroomSteps(
  siteUrl: string,
  { page, frame, caption }: Readonly<Record<'page' | 'frame' | 'caption', string>>,
) {
  const close = VALUE_CARDS.filter(({ republicans, democrats }) => Math.abs(republicans - democrats) <= CLOSE)
  return [
    {
      at: '0:00',
      title: 'Paste a link',
      text: 'In WordPress and other editors that support oEmbed, the address of a value or poll turns into its chart.',
      label: 'On a line of its own',
      code: page,
    },
    {
      at: '0:20',
      title: 'Or paste a frame',
      text: 'For any other page. It sets no cookie, has no form and weighs under 15 kB.',
      label: 'HTML',
      code: frame,
    },
    {
      at: '0:40',
      title: 'Open it in a spreadsheet',
      text: 'Google Sheets loads the file and refreshes it by itself. In Excel, choose Data, then From Web.',
      label: 'Cell A1',
      code: `=IMPORTDATA("${siteUrl}/data/shared-values.csv")`,
    },
    {
      at: '1:00',
      title: 'Or read it from code',
      text: `This lists the values on which the parties are within ${CLOSE} points. Today there are ${close.length}.`,
      label: 'JavaScript',
      code: [
        `const rows = await (await fetch("${siteUrl}/data/shared-values.json")).json();`,
        'rows',
        `  .filter((row) => Math.abs(row.republicans - row.democrats) <= ${CLOSE})`,
        '  .map((row) => [row.title, row.republicans, row.democrats, row.pollster, row.year].join(", "));',
      ].join('\n'),
    },
    {
      at: '1:40',
      title: 'Print the note and the credit',
      text: 'Some numbers need a sentence with them: a briefing, a sponsor, an old date. It’s in the column note.',
      label: 'Caption',
      code: caption,
    },
  ]
}
