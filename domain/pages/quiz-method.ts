// Spec §2 Methodology, §9 Quiz. Tests compare every number in these texts with the quiz.

export const QUIZ_METHOD = {
  heading: 'How the quiz is scored',
  scoring:
    'Each option restates something that a published U.S. poll asked. Its weight is the share of the party that agreed ' +
    'less, so 71% is a weight of 0.71. Independents never count. All weights are between 0.60 and 0.94. The score is the ' +
    'average weight of your ten answers. An unknown answer has a weight of 0.55. Everything else follows from the ' +
    'score:',
  formulas: 'From the score to the percentages',
  categories:
    'Family Values, Civic Engagement and Economic Opportunity don’t measure three different things. All three are ' +
    'calculated from the same score, so they never differ by more than two points.',
  meaning:
    'An overlap of 78% means that, in the polls behind your ten answers, the lower of the two parties’ shares is 78%, on ' +
    'average.',
  guesses:
    'If you guess how many people in a party agreed, the result compares the average of your guesses with the average of ' +
    'the shares you guessed at. “Points off” is how far a single guess was off, on average. It covers both parties, and ' +
    'it takes at least five guesses, two about each party. Your guesses don’t change your overlap, and they stay in your browser.',
  example: 'A worked example',
  exampleAnswers: 'Suppose these are your answers',
  exampleResult: 'The sentence in the result rounds the score down:',
  limitsHeading: 'What your overlap can’t tell you',
  limits: [
    'It isn’t a survey. The polls are from 2018 to 2025, by different pollsters, of different groups: adults, registered ' +
      'or likely voters, and in two cases parents. None of them asked people to choose one of four.',
    'It isn’t the full picture. We picked these statements because both parties agreed. The parties disagree on much ' +
      'that isn’t here. Most of the forty would have government do something. Two are tax credits, one raises a tax and ' +
      'one grants more visas. None cuts a tax rate, a program or a rule.',
    'It leaves out independents. We found their share for 21 of the forty. On 14 of these they agreed less than either ' +
      'party, and on none more than both. More immigration judges (36% of independents) and more Border Patrol officers ' +
      '(57%) are below the lowest share of either party on any answer (60%).',
    'It isn’t exact. Every figure is an estimate, and a party’s share in a poll of 1,000 people can be off by 5 points ' +
      'or more. For eight of the forty we found no sample size. At least six use panels that people sign up for: five by ' +
      'Morning Consult and one by YouGov. Data for Progress, behind two more, recruits by text message and on the web. Of ' +
      'the ten by the Program for Public Consultation, we know of a random panel for one, on term limits. The American ' +
      'Association for Public Opinion Research calls a margin of error for panels that people sign up for misleading.',
    'Not all questions are alike. Five ask how important something is and name nothing for the government to do. Their ' +
      'weights average 86%, those of the other thirty-five 77.5%. Picks of the first kind raise your overlap.',
    'Other polls on the same subject can find less agreement. In three that our notes cite, one party is below 60%: ' +
      'Democrats on armed guards in schools (48%) and on more Border Patrol agents (54%), and Republicans on early voting ' +
      '(57%). A fourth points the other way in both parties: in a Politico poll, 53% of Republican and 54% of Democratic ' +
      'voters backed maps that help their side. The wording differed.',
    'Picking one of four doesn’t mean that you disagree with the other three.',
    'Each poll counts the parties in its own way. Pew includes people who lean toward a party. For most of the others ' +
      'we don’t know.',
  ],
} as const

export const POLICY_AREAS = {
  heading: 'The quiz covers 40+ policy areas',
  lead:
    'The quiz has forty options, each on its own subject. Most are policies. The table lists both parties’ figures and ' +
    'the poll for each one.',
  chosenHeading: 'How we chose them',
  chosen: [
    'We picked the forty from about eighty candidates. In each poll, between 60% and 95% of each party agreed.',
    'The options say in plain words what was asked. Issues that conservatives tend to raise and issues that liberals ' +
      'tend to raise are both here. We made no count, because saying whose issue one is would be a judgment of its own.',
    'Republicans agreed more on 18 of the forty, Democrats on 21, and one is a tie. Across all forty, 81.6% of ' +
      'Republicans and 82.6% of Democrats agreed on average. On a single answer, the parties are 7 points apart on average.',
    'The questions aren’t evenly balanced. Averaged over its four answers, Republicans agreed more on immigration (by ' +
      '5.25 points), community (1), work (0.5) and technology (0.25). Democrats agreed more on land and water (6.25), ' +
      'safety (4.25), health (3), schools (2.75), Washington (0.5) and elections (0.5).',
    'The widest gaps are on early voting (28 points, more Democrats), photo ID (26, more Republicans) and background ' +
      'checks (25, more Democrats).',
    'Forty options leave out a lot. Liberals won’t find a ban on assault-style weapons or letting any voter vote by mail, and ' +
      'conservatives won’t find a longer border wall or the death penalty. In the polls we found, the parties are more ' +
      'than 40 points apart on each. Ideas that majorities of both parties support are missing, too.',
    'Ten are from the Program for Public Consultation, whose respondents read a briefing before they answered. That ' +
      'can raise agreement, so the note says so each time.',
    'Thirteen were done for or with someone else, and one by KFF and The Washington Post together. At least nine were commissioned by groups that work on the subject. The ' +
      'notes say so for eight, and the ninth is the one for the Bipartisan Policy Center, on rural health. Two are by ' +
      'Data for Progress, a progressive firm. None was commissioned by a conservative or libertarian group. We found two such polls, ' +
      'and left one out for its age and one for its wording.',
    'We read stored copies of pages by the pollster, its sponsor, the press or another publisher. For early voting ' +
      'and online privacy, and for figures in the notes on child care, term limits and armed police in schools, that is a ' +
      'group with an interest in the subject. For ' +
      'twelve of the forty we found the party shares in only one text, or in copies of one.',
    'We link a page because it prints a figure. Some of these sites take sides, and among the news sites more are ' +
      'conservative (such as Breitbart, Newsmax, The Blaze and the Daily Caller) than liberal. A link doesn’t mean that ' +
      'we agree with a site.',
    '“Read the report” links to the pollster or sponsor, and “Where we read it” to somebody else’s page, which it names. “More on this figure” links to every second poll that ' +
      'a note cites, and to the page that printed the party shares if that is another one. ' +
      'Where it names a page for the party shares, we don’t know whether the report prints them, too.',
  ],
  table: 'All forty policy areas with figures and sources',
  answer: 'Policy area and answer',
  republicans: { full: 'Republicans', short: 'Rep.' },
  democrats: { full: 'Democrats', short: 'Dem.' },
  weight: 'Weight',
} as const
