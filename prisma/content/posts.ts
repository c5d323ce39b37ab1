import { post as aLocalProjectAcrossPartyLines } from './posts/a-local-project-across-party-lines.ts'
import { post as aNeighborhoodSupperStartToFinish } from './posts/a-neighborhood-supper-start-to-finish.ts'
import { post as aShortHistoryOfTheTownMeeting } from './posts/a-short-history-of-the-town-meeting.ts'
import { post as agreeOnTheGoalArgueAboutTheMeans } from './posts/agree-on-the-goal-argue-about-the-means.ts'
import { post as fiveHundredStrangersOneWeekend } from './posts/five-hundred-strangers-one-weekend.ts'
import { post as fourQuestionsThatOpenAConversation } from './posts/four-questions-that-open-a-conversation.ts'
import { post as fourteenYearsOfLetters } from './posts/fourteen-years-of-letters.ts'
import { post as howTheAdaBecameLaw } from './posts/how-the-ada-became-law.ts'
import { post as readingAPollInTwoMinutes } from './posts/reading-a-poll-in-two-minutes.ts'
import { post as sayTheirArgumentBack } from './posts/say-their-argument-back.ts'
import { post as theAmendmentThatWaited203Years } from './posts/the-amendment-that-waited-203-years.ts'
import { post as theDissentThatArrivedEarly } from './posts/the-dissent-that-arrived-early.ts'
import { post as tradingStoriesInsteadOfArguments } from './posts/trading-stories-instead-of-arguments.ts'
import { post as twentyFiveIdeasOneExperiment } from './posts/twenty-five-ideas-one-experiment.ts'
import { post as whatContactReallyDoes } from './posts/what-contact-really-does.ts'
import { post as whyWeMisjudgeTheOtherSide } from './posts/why-we-misjudge-the-other-side.ts'
import type { SeedPost } from './seed-post.ts'

/**
 * The demo articles were drafted with a language model, whose name was not recorded, and edited for this project. No
 * editor has reviewed them. Editors can do that on the dashboard.
 */
export const SEED_MODEL = 'model not recorded'

/** The articles of the demo content, newest first. */
export const seedPosts: readonly SeedPost[] = [
  aNeighborhoodSupperStartToFinish,
  theDissentThatArrivedEarly,
  whatContactReallyDoes,
  fiveHundredStrangersOneWeekend,
  sayTheirArgumentBack,
  readingAPollInTwoMinutes,
  whyWeMisjudgeTheOtherSide,
  theAmendmentThatWaited203Years,
  agreeOnTheGoalArgueAboutTheMeans,
  fourQuestionsThatOpenAConversation,
  fourteenYearsOfLetters,
  aShortHistoryOfTheTownMeeting,
  tradingStoriesInsteadOfArguments,
  aLocalProjectAcrossPartyLines,
  howTheAdaBecameLaw,
  twentyFiveIdeasOneExperiment,
]
