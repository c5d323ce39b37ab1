// Prints domain/quiz/questions.json, the part of quiz.json that visitors download with the quiz; with --check, fails if the
// committed file is stale.
import quiz from '#domain/quiz/quiz.json' with { type: 'json' }
import { writeOrCheck } from './write-or-check.ts'

/** "2,716 U.S. parents", and not a sample of adults that includes some. */
const PARENTS_ONLY = /^[\d,]+ (U\.S\. )?parents\b/

const questions = quiz.questions.map(({ id, text, options }) => ({
  id,
  text,
  options: options.map(({ value, text, weight, asked, republicans, democrats, population }) => ({
    value,
    text,
    asked,
    hundredths: weight,
    republicans,
    democrats,
    isOfParents: PARENTS_ONLY.test(population),
  })),
}))

await writeOrCheck(
  'domain/quiz/questions.json',
  `${JSON.stringify({ version: quiz.version, questions }, null, 2)}\n`,
)
