// Spec §2 Methodology, §9 Quiz. Tests compare every number in these texts with the quiz.

export const QUIZ_METHOD = {
  heading: 'How the quiz is scored',
  scoring:
    'Each option restates something that a published U.S. poll asked Republicans and Democrats. Its weight is the share ' +
    'of the party that agreed less, so 71% is a weight of 0.71. All weights are between 0.60 and 0.94. The score is the ' +
    'average weight of your ten answers. An unknown answer has a weight of 0.55. Everything else follows from the ' +
    'score:',
  formulas: 'From the score to the percentages',
  categories:
    'Family Values, Civic Engagement and Economic Opportunity don’t measure three different things. All three are ' +
    'calculated from the same score, so they never differ by more than two points.',
  meaning:
    'An overlap of 78% means that, in the polls behind your ten answers, an average of 78% of the party that agreed ' +
    'less still agreed.',
  example: 'A worked example',
  exampleAnswers: 'Suppose these are your answers',
  exampleResult: 'The sentence in the result rounds the score down:',
  limitsHeading: 'What your overlap can’t tell you',
  limits: [
    'It isn’t a survey. The polls are from 2018 to 2025, by different pollsters, of different groups: adults, registered ' +
      'or likely voters, and in one case parents. None of them asked people to choose one of four.',
    'It isn’t the full picture. We picked these statements because both parties agreed. The parties disagree on much ' +
      'that isn’t here. Most of the forty would have government do something, and few would have it do less.',
    'Other polls on the same subject can find less agreement. Several of the notes name one that did.',
    'Picking one of four doesn’t mean that you disagree with the other three.',
    'Each poll counts the parties in its own way. Pew includes people who lean toward a party. For most of the others ' +
      'we don’t know.',
  ],
} as const

export const POLICY_AREAS = {
  heading: 'The quiz covers 40+ policy areas',
  lead:
    'The quiz has forty options, each from a different policy area. The table lists both parties’ figures and the poll ' +
    'for each one.',
  chosenHeading: 'How we chose them',
  chosen: [
    'In each poll, between 58% and 95% of each party agreed.',
    'The options say in plain words what was asked. Issues that conservatives tend to raise and issues that liberals ' +
      'tend to raise are both here, but not evenly in each question. On average, Republicans agreed more with the ' +
      'answers about elections and immigration, and Democrats with those about safety and about land and water.',
    'Forty options leave out a lot. Liberals won’t find early voting or legal status for immigrants who lack it, and ' +
      'conservatives won’t find stricter sentencing or oil and gas production. Ideas that both parties support are ' +
      'missing, too.',
    'Republicans agreed more on 17 of the forty, Democrats on 22, and one is a tie. Across all forty, 81% of Republicans ' +
      'and 83% of Democrats agreed on average.',
    'Twelve are from the Program for Public Consultation, whose respondents read a briefing before they answered. That ' +
      'can raise agreement, so the note says so each time.',
    'We took each figure from a page by the pollster, its sponsor or the press. “Read the report” links to the pollster ' +
      'or sponsor, and “Where we read it” links to press coverage.',
  ],
  table: 'All forty policy areas with figures and sources',
  answer: 'Policy area and answer',
  republicans: { full: 'Republicans', short: 'Rep.' },
  democrats: { full: 'Democrats', short: 'Dem.' },
  weight: 'Weight',
} as const
