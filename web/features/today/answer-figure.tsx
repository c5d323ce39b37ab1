import { Link } from 'react-router'
import { type FigureLink, MORE_ON_FIGURE } from '#domain/figure-link.ts'
import { type Party, TODAY_TEXT } from '#domain/today/text.ts'
import { sourceLine, sourceLinkText, VALUES_TEXT } from '#domain/values/messages.ts'
import { ShareLine } from '#web/figures/share-line.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
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
        title={figure.title}
        asked={figure.asked}
        republicans={figure.republicans}
        democrats={figure.democrats}
        independents={figure.independents}
        everyone={figure.overall}
        guess={guess && { [guess.party]: guess.percentage }}
      />
      <p className="mt-3 measure-70 text-ink-mute text-xs/[1.45]">
        {[sourceLine(figure), figure.note].filter(Boolean).join(' ')}{' '}
        <a className="whitespace-nowrap" href={figure.url} rel="noopener">
          {sourceLinkText(figure.link === 'REPORT' ? 'report' : 'coverage')}
          <span className="sr-only">: {figure.title}</span>
        </a>{' '}
        · <Link to={LISTS[figure.kind].url}>{LISTS[figure.kind].text}</Link>
      </p>
      <div className="mt-2">
        <LinkList label={MORE_ON_FIGURE} about={figure.title} links={figure.also} />
      </div>
    </>
  )
}

const LISTS = {
  VALUE: { url: urls.section('values'), text: VALUES_TEXT.heading },
  QUIZ: { url: `${urls.methodology()}#areas`, text: TODAY_TEXT.quizPolls },
  SPLIT: { url: urls.section('splits'), text: TODAY_TEXT.splits },
} as const
