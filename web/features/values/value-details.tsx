import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import type { ValueCard } from '#domain/values/cards.ts'
import { caveatsOf, quizAnswerText, VALUE_PAGE_TEXT as TEXT, whenText } from '#domain/values/page-text.ts'
import { subjectOf } from '#domain/values/subjects.ts'
import { SourceLink } from '#web/figures/source-link.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
import { urls } from '#web/urls.ts'

const HEADING = 'text-2xl/[1.16] tracking-snug'

export type ValueDetailsProps = {
  card: ValueCard
  /** Hides what gives the answer away. */
  afterGuess: (content: ReactNode) => ReactNode
}

/** What was asked of whom, what qualifies the figures, second sources, and answers of the quiz on the same subject. */
export function ValueDetails({ card, afterGuess }: ValueDetailsProps) {
  return (
    <div className="wrap grid gap-x-columns gap-y-10 py-part wide:grid-cols-uneven">
      <div className="grid content-start gap-8">
        <section className="grid gap-3">
          <h2 className={HEADING}>{TEXT.asked}</h2>
          <p className="measure-56 font-prose text-ink text-prose/[1.6]">{card.question}</p>
          <p className="measure-62 text-ink-mute text-sm">{TEXT.askedNote}</p>
        </section>
        {afterGuess(
          <section className="grid gap-4">
            <h3 className="text-xl">{TEXT.quote}</h3>
            <ul className="lens-list grid measure-66 gap-3">
              {caveatsOf(card).map((caveat) => (
                <Caveat key={caveat}>{caveat}</Caveat>
              ))}
              <Caveat>
                {TEXT.chosen} <Link to={`${urls.methodology()}#cards`}>{TEXT.chosenLink}</Link>
              </Caveat>
            </ul>
            <LinkList label={TEXT.also} about={card.title} links={card.also} />
          </section>,
        )}
        <QuizAnswers slug={card.slug} />
      </div>
      <dl className="content-start border-ink border-t-2 text-sm">
        <Fact name={TEXT.pollster}>{card.pollster}</Fact>
        <Fact name={TEXT.who}>{card.population}</Fact>
        <Fact name={TEXT.when}>{whenText(card)}</Fact>
        <Fact name={TEXT.report}>
          {card.report}
          <br />
          <SourceLink className="inline-flex min-h-target items-center font-semibold" source={card} />
        </Fact>
      </dl>
    </div>
  )
}

function Caveat({ children }: { children: ReactNode }) {
  return <li className="pl-7 before:top-bullet before:left-1">{children}</li>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-line border-b py-3 pair:grid-cols-[8rem_1fr]">
      <dt className="text-ink-mute">{name}</dt>
      <dd className="wrap-anywhere text-ink">{children}</dd>
    </div>
  )
}

function QuizAnswers({ slug }: { slug: string }) {
  const { quiz } = subjectOf(slug)
  const answers = SOURCED_QUESTIONS.flatMap(({ text, options }, index) =>
    options
      .filter(({ value }) => quiz.includes(value))
      .map((option) => ({ key: option.value, line: quizAnswerText(index + 1, text, option.text) })),
  )
  if (answers.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-xl">{TEXT.inQuiz}</h3>
      {answers.map(({ key, line }) => (
        <p className="measure-66" key={key}>
          {line}
        </p>
      ))}
      <p>
        <Link className="inline-flex min-h-target items-center font-semibold" to={urls.section('quiz')}>
          {TEXT.inQuizLink}
        </Link>
      </p>
    </section>
  )
}
