import { clsx } from 'clsx'
import { useId } from 'react'
import { Link } from 'react-router'
import { missText } from '#domain/drawing/share-text.ts'
import { type GuessedShare, summarizeGuesses } from '#domain/quiz/guesses.ts'
import { averageText, type ResultPick, resultPicks } from '#domain/quiz/picks.ts'
import { exactMeanText, RESULT_TEXT } from '#domain/quiz/result-messages.ts'
import { totalOf } from '#domain/quiz/score.ts'
import type { QuizSession } from '#domain/quiz/session.ts'
import { PARTY_KEY } from '#domain/values/messages.ts'
import { ChartKey } from '#web/figures/chart-key.tsx'
import { CaveatNote } from '#web/ui/caveat-note.tsx'
import { urls } from '#web/urls.ts'
import { PartyChart } from '../party-chart.tsx'
import { PollText } from '../poll-text.tsx'

const FIGURE =
  'block whitespace-nowrap font-display font-medium tracking-dense tabular-nums lining-nums text-[2.125rem]/none md:text-[2.75rem]'
const COLUMNS =
  'grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 gap-y-2 md:grid-cols-[6rem_minmax(0,1fr)] md:gap-x-4 full:gap-x-8'

/** The list below a result: ten picks with their polls and guesses, and the average of their figures. */
export function Picks({ session, overlapPercentage }: { session: QuizSession; overlapPercentage: number }) {
  const headingId = useId()
  const isBySurprise = summarizeGuesses(session) !== null
  const picks = resultPicks(session, isBySurprise)
  const guess = picks.some(({ guessed }) => guessed) && RESULT_TEXT.yourGuess
  return (
    <section className="mt-part" aria-labelledby={headingId}>
      <h3 className="text-2xl tracking-snug" id={headingId}>
        {isBySurprise ? RESULT_TEXT.picksBySurprise : RESULT_TEXT.picks}
      </h3>
      {!isBySurprise && <p className="mt-3 measure-60">{RESULT_TEXT.picksLead}</p>}
      <ChartKey className="my-6" {...PARTY_KEY} marks={{ ...PARTY_KEY.marks, everyone: null, guess }} />
      <ol className="border-ink border-t-2" aria-labelledby={headingId}>
        {picks.map((pick) => (
          <PickRow key={pick.source.value} {...pick} isBySurprise={isBySurprise} />
        ))}
      </ol>
      <p className="-mt-px border-ink border-t-2 py-4 text-sm">
        <b className="font-strong text-plum">{exactMeanText(totalOf(session.answers))}</b>{' '}
        {averageText(overlapPercentage)}
      </p>
      <CaveatNote className="mt-6">
        <b>{RESULT_TEXT.limitsTitle}</b> {RESULT_TEXT.limits}{' '}
        <Link to={urls.section('splits')}>{RESULT_TEXT.splits}</Link> ·{' '}
        <Link to={urls.methodology()}>{RESULT_TEXT.howChosen}</Link>
      </CaveatNote>
    </section>
  )
}

function PickRow({ source, guessed, isBySurprise }: ResultPick & { isBySurprise: boolean }) {
  return (
    <li
      className={`${COLUMNS} items-start border-line border-b py-6 full:grid-cols-[7rem_minmax(0,1fr)_22rem] full:grid-rows-lead print:break-inside-avoid`}
    >
      <p className="md:row-span-3 md:-mt-1 full:row-span-2">
        {isBySurprise ? (
          <Miss guessed={guessed} />
        ) : (
          <>
            <span className={clsx(FIGURE, 'text-plum')}>
              {source.weight}
              <small className="ml-[0.04em] align-[0.4em] text-[0.55em]">%</small>
            </span>
            <span className="sr-only"> {RESULT_TEXT.orMore}</span>
          </>
        )}
      </p>
      <h4 className="text-xl/[1.18]">{source.text}</h4>
      <div className="col-span-full min-w-0 md:col-span-1 md:col-start-2 full:col-start-3 full:row-span-2 full:row-start-1">
        <PartyChart source={source} guessed={guessed} />
      </div>
      <PollText source={source} className="col-span-full min-w-0 measure-66 md:col-span-1 md:col-start-2" />
    </li>
  )
}

/** How far the guess was off: a number and what it means. */
function Miss({ guessed }: { guessed: GuessedShare | undefined }) {
  const [number, ...words] = guessed ? missText(guessed.guess, guessed.share).split(' ') : []
  const isNumber = number !== undefined && /^\d+$/.test(number)
  return (
    <>
      <span className={clsx(FIGURE, 'text-ink')}>{isNumber ? number : guessed ? 0 : '–'}</span>{' '}
      <span className="mt-1.5 block text-ink-soft text-xs/[1.2]">
        {guessed ? (isNumber ? words : [number, ...words]).join(' ') : RESULT_TEXT.noGuess}
      </span>
    </>
  )
}
