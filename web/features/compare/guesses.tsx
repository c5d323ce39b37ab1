import { questionsToGuess } from '#domain/compare/compare.ts'
import { COMPARE_TEXT, guessesTitle, wrongGuessText } from '#domain/compare/compare-messages.ts'
import { sourceOf } from '#domain/quiz/sources.ts'
import { LensMark } from '#web/figures/people.tsx'

export type GuessesProps = {
  yours: readonly string[]
  theirs: readonly string[]
  guesses: readonly string[]
}

export function Guesses({ yours, theirs, guesses }: GuessesProps) {
  const questions = questionsToGuess(yours, theirs)
  const right = questions.filter((question, step) => guesses[step] === theirs[question]).length
  return (
    <>
      <h3 className="mt-6 font-strong font-sans text-base/[1.3] tracking-normal">
        {guessesTitle(right, questions.length)}
      </h3>
      <ul className="mt-3 max-w-136 border-line border-t">
        {questions.map((question, step) => {
          const guess = guesses[step]
          const isRight = guess === theirs[question]
          return (
            <li key={question} className="grid first-col-6 gap-2 border-line border-b py-3 text-sm/[1.45]">
              <LensMark isFilled={isRight} />
              <span>
                <b className="block font-semibold text-ink">{sourceOf(question, theirs[question])?.text}</b>
                {isRight ? COMPARE_TEXT.guessedRight : wrongGuessText(sourceOf(question, guess)?.text ?? '')}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
