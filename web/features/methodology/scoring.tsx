import type { ReactNode } from 'react'
import { QUIZ_METHOD } from '#domain/pages/quiz-method.ts'
import { resultSentence } from '#domain/quiz/result-messages.ts'
import { CATEGORY_FORMULAS } from '#domain/quiz/score.ts'
import { workedExample } from '#domain/quiz/worked-example.ts'
import { DataTable } from '#web/ui/data-table.tsx'

const TABLE =
  'text-sm [&_caption]:pb-3 [&_caption]:text-left [&_caption]:font-strong [&_caption]:text-ink [&_tbody_th]:text-ink'

const weight = (value: number) => value.toFixed(2)

export function Formulas() {
  return (
    <DataTable
      className={TABLE}
      caption={QUIZ_METHOD.formulas}
      columns={['Result', 'Formula, rounded', 'At most']}
      rows={[
        ['Overlap', <Formula key="overlap">score × 100</Formula>, '–'],
        ...CATEGORY_FORMULAS.map(
          ({ name, factor, base, cap }) =>
            [
              name,
              <Formula key={name}>
                score × {factor} + {base}
              </Formula>,
              `${cap}%`,
            ] as const,
        ),
      ]}
    />
  )
}

function Formula({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>
}

export function WorkedExample() {
  const { answers, sum, total, score, overlapPercentage, categories } = workedExample()
  return (
    <>
      <DataTable
        className={TABLE}
        caption={QUIZ_METHOD.exampleAnswers}
        columns={['Question and answer', 'Weight']}
        rows={answers.map((answer, index) => [`${index + 1}. ${answer.text}`, weight(answer.weight)])}
      />
      <ol className="wrap-anywhere grid gap-2 bg-sunk p-6 text-sm tabular-nums lining-nums [&_b]:text-ink">
        <li>
          {answers.map((answer) => weight(answer.weight)).join(' + ')} = <b>{weight(sum)}</b>
        </li>
        <li>
          score = {weight(sum)} ÷ {answers.length} = <b>{score.toFixed(3)}</b>
        </li>
        <li>
          Overlap = round({score.toFixed(3)} × 100) = <b>{overlapPercentage}%</b>
        </li>
        {categories.map(({ name, factor, base, raw, percentage }) => (
          <li key={name}>
            {name} = round({score.toFixed(3)} × {factor} + {base}) = round({raw.toFixed(2)}) ={' '}
            <b>{percentage}%</b>
          </li>
        ))}
      </ol>
      <p className="text-sm">
        {QUIZ_METHOD.exampleResult} <q>{resultSentence(total)}</q>
      </p>
    </>
  )
}
