import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPercentage } from '#domain/whole-number.ts'
import { QUIZ_QUESTIONS, QUIZ_VERSION } from './questions.ts'
import { scoreQuiz } from './score.ts'
import {
  canContinue,
  currentAnswer,
  currentQuestion,
  isLastQuestion,
  QUIZ_START,
  type QuizAction,
  type QuizSession,
  quizReducer,
  restoreQuiz,
  serializeQuiz,
} from './session.ts'

const after = (actions: readonly QuizAction[], from: QuizSession = QUIZ_START) =>
  actions.reduce(quizReducer, from)

function walkThrough(place: number): QuizSession {
  return QUIZ_QUESTIONS.reduce<QuizSession>((session, question) => {
    const value = question.options[place]?.value ?? ''
    return after([{ type: 'answer', value }, { type: 'next' }], session)
  }, QUIZ_START)
}

const anyAction: fc.Arbitrary<QuizAction> = fc.oneof(
  fc.nat({ max: 39 }).map((nth): QuizAction => {
    const option = QUIZ_QUESTIONS.flatMap((question) => question.options)[nth]
    return { type: 'answer', value: option?.value ?? '' }
  }),
  fc.string().map((value): QuizAction => ({ type: 'answer', value })),
  fc
    .oneof(fc.integer({ min: -5, max: 105 }), fc.double(), fc.constant(null))
    .map((value): QuizAction => ({ type: 'guess', value })),
  fc.constantFrom<QuizAction>({ type: 'previous' }, { type: 'next' }, { type: 'takeAgain' }),
)

test('the quiz starts at its first question, without navigation until it is answered', () => {
  expect(currentQuestion(QUIZ_START)).toBe(QUIZ_QUESTIONS[0])
  expect([canContinue(QUIZ_START), isLastQuestion(QUIZ_START)]).toEqual([false, false])
  expect(after([{ type: 'next' }, { type: 'previous' }])).toEqual(QUIZ_START)
})

test('going back shows the given answer, which can be changed', () => {
  const back = after([{ type: 'answer', value: 'civics' }, { type: 'next' }, { type: 'previous' }])
  expect(currentAnswer(back)).toBe('civics')
  expect(currentAnswer(after([{ type: 'answer', value: 'career-learning' }], back))).toBe('career-learning')
})

test('answering all ten questions leads to the result', () => {
  const finished = walkThrough(0)
  expect(Object.keys(finished.answers).length).toBe(10)
  expect(finished.result).toEqual(scoreQuiz(finished.answers))
  expect(isLastQuestion(finished)).toBe(true)
})

test('in the result, only Take Again has an effect, and it resets everything', () => {
  const finished = walkThrough(2)
  const value = QUIZ_QUESTIONS[9]?.options[0]?.value ?? ''
  expect(after([{ type: 'previous' }, { type: 'next' }, { type: 'answer', value }], finished)).toBe(finished)
  expect(after([{ type: 'takeAgain' }], finished)).toEqual(QUIZ_START)
})

test('no sequence of actions leaves the quiz or skips an unanswered question', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 80 }), (actions) => {
      const session = after(actions)
      expect(QUIZ_QUESTIONS[session.step]).toBeDefined()
      for (let step = 0; step < session.step; step += 1) expect(session.answers[step]).toBeDefined()
      for (const [index, value] of Object.entries(session.answers)) {
        expect(QUIZ_QUESTIONS[Number(index)]?.options.map((option) => option.value)).toContain(value)
      }
      for (const [index, guess] of Object.entries(session.guesses)) {
        expect(session.answers[index]).toBeDefined()
        expect(isPercentage(guess)).toBe(true)
      }
      if (session.result) expect(session.result).toEqual(scoreQuiz(session.answers))
    }),
  )
})

test('a guess needs an answer, can be removed, and ends with another answer', () => {
  const guess = (value: number | null) => ({ type: 'guess', value }) as const
  expect(after([guess(40)])).toEqual(QUIZ_START)
  const guessed = after([{ type: 'answer', value: 'civics' }, guess(40)])
  expect(guessed.guesses).toEqual({ 0: 40 })
  expect(after([guess(101), guess(-1), guess(0.5)], guessed)).toEqual(guessed)
  expect(after([{ type: 'answer', value: 'civics' }], guessed)).toBe(guessed)
  expect(after([{ type: 'answer', value: 'phones' }], guessed).guesses).toEqual({})
  expect(after([guess(null)], guessed).guesses).toEqual({})
  expect(after([{ type: 'next' }, { type: 'previous' }], guessed)).toEqual(guessed)
})

test('Take Again keeps the party of the first question', () => {
  const session: QuizSession = { ...walkThrough(1), firstParty: 'democrats' }
  expect(after([{ type: 'takeAgain' }], session)).toEqual({ ...QUIZ_START, firstParty: 'democrats' })
})

test('actions do not mutate the previous session', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), anyAction, (actions, last) => {
      const session = after(actions)
      const copy = structuredClone(session)
      quizReducer(session, last)
      expect(session).toEqual(copy)
    }),
  )
})

test('a stored session is restored unchanged at any point', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
      const session = after(actions)
      expect(restoreQuiz(serializeQuiz(session))).toEqual(session)
    }),
  )
  expect(restoreQuiz(serializeQuiz(walkThrough(2)))).toEqual(walkThrough(2))
})

test('a stored quiz of another version, or anything else, restores the start', () => {
  const old = { ...JSON.parse(serializeQuiz(walkThrough(3))), version: QUIZ_VERSION - 1 }
  for (const text of [
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"step":1,"answers":{"0":"civics"}}',
    JSON.stringify(old),
    JSON.stringify({ version: QUIZ_VERSION, step: 99 }),
  ])
    expect(restoreQuiz(text)).toEqual(QUIZ_START)
})
