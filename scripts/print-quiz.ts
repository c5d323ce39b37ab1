// Prints domain/quiz/questions.json, the part of quiz.json that visitors download with the quiz; with --check, fails if the
// committed file is stale.
import { areParents } from '#domain/quiz/parents.ts'
import quiz from '#domain/quiz/quiz.json' with { type: 'json' }
import { writeOrCheck } from './write-or-check.ts'

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
    isOfParents: areParents(population),
  })),
}))

await writeOrCheck(
  'domain/quiz/questions.json',
  `${JSON.stringify({ version: quiz.version, questions }, null, 2)}\n`,
)
