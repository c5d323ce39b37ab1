import type { ReactNode } from 'react'
import { METHODOLOGY_TEXT } from '#domain/pages/methodology.ts'
import { QUIZ_QUESTIONS, weightOf } from '#domain/quiz/questions.ts'
import { CATEGORY_FORMULAS } from '#domain/quiz/score.ts'
import { workedExample } from '#domain/quiz/worked-example.ts'
import { DataTable } from '#web/ui/data-table.tsx'

const TABLE =
  'text-sm [&_caption]:pb-3 [&_caption]:text-left [&_caption]:font-[650] [&_caption]:text-ink [&_tbody_th]:text-ink'

const weight = (value: number) => value.toFixed(2)

export function Formulas() {
  return (
    <DataTable
      className={TABLE}
      caption={METHODOLOGY_TEXT.formulas}
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

export function Weights() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-x-8 gap-y-10">
      {QUIZ_QUESTIONS.map(({ id, text, options }, index) => (
        <table key={id} className="self-start text-sm">
          <caption className="pb-3 text-left font-display font-medium text-[1.125rem]/[1.3] text-ink">
            <span className="tabular-nums lining-nums">{index + 1}.</span> {text}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Answer</th>
              <th scope="col">Weight</th>
            </tr>
          </thead>
          <tbody>
            {options.map((option) => (
              <tr key={option.value}>
                <th className="text-ink leading-[1.4]" scope="row">
                  {option.text}
                </th>
                <td>{weight(weightOf(option))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

export function WorkedExample() {
  const { answers, sum, score, overlapPercentage, categories } = workedExample()
  return (
    <>
      <DataTable
        className={TABLE}
        caption={METHODOLOGY_TEXT.exampleAnswers}
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
    </>
  )
}
