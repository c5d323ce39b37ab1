import { Link } from 'react-router'
import type { Party } from '#domain/drawing/parties.ts'
import { TODAY_TEXT } from '#domain/today/text.ts'
import type { FigureLink } from '#domain/values/figure.ts'
import { sourceLine, VALUES_TEXT } from '#domain/values/messages.ts'
import { FigureSource } from '#web/figures/figure-source.tsx'
import { ShareLine } from '#web/figures/share-line.tsx'
import { urls } from '#web/urls.ts'
import type { TodayAnswer_TodayFragment } from './today-answer.generated.ts'

export type AnswerFigureProps = {
  figure: Omit<TodayAnswer_TodayFragment['figure'], '__typename' | 'also'> & { also: readonly FigureLink[] }
  size: 'm' | 'l'
  guess?: { party: Party; percentage: number } | undefined
}

/** The shares as a line, with source, note and second sources. */
export function AnswerFigure({ figure, size, guess }: AnswerFigureProps) {
  return (
    <>
      <ShareLine
        className="mt-4"
        size={size}
        {...figure}
        everyone={figure.overall}
        guess={guess && { [guess.party]: guess.percentage }}
      />
      <FigureSource
        className="mt-3 mb-2 measure-70"
        about={figure.title}
        line={sourceLine(figure)}
        figure={{ ...figure, link: figure.link === 'REPORT' ? 'report' : 'coverage' }}
        also={figure.also}
      >
        {' · '}
        <Link to={LISTS[figure.kind].url}>{LISTS[figure.kind].text}</Link>
      </FigureSource>
    </>
  )
}

const LISTS = {
  VALUE: { url: urls.section('values'), text: VALUES_TEXT.heading },
  QUIZ: { url: `${urls.methodology()}#areas`, text: TODAY_TEXT.quizPolls },
  SPLIT: { url: urls.section('splits'), text: TODAY_TEXT.splits },
} as const
