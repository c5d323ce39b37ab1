import { shortWeekday } from '#domain/today/days.ts'
import { type DayGuesses, lastSevenDays } from '#domain/today/guesses.ts'
import { dayOffText, TODAY_TEXT } from '#domain/today/text.ts'

const HEIGHT = 116
const MIDDLE = HEIGHT / 2
/** Half of the square on a stem. */
const HALF = 7

export type MissStripProps = { guesses: DayGuesses; today: string }

/** The last seven days: a stem above the line was too high, one below it too low, and a dotted line is no guess. */
export function MissStrip({ guesses, today }: MissStripProps) {
  return (
    <ol className="grid grid-cols-7 text-center">
      {lastSevenDays(guesses, today).map(({ day, off }) => (
        <li className={day === today ? 'bg-plum-wash' : undefined} key={day}>
          <span className="block pt-2 text-ink-mute text-xs">{shortWeekday(day)}</span>
          <svg className="block w-full" height={HEIGHT} aria-hidden="true">
            <line x2="100%" y1={MIDDLE} y2={MIDDLE} stroke="var(--color-line-strong)" strokeWidth="1.5" />
            {off === null ? <NoGuess /> : <Miss off={off} />}
          </svg>
          <span className="block font-display font-medium text-2xl/none text-ink tabular-nums lining-nums">
            {off === null ? '–' : Math.abs(off)}
          </span>
          <span className="block pb-2 text-ink-mute text-xs">
            {off === null ? <span className="sr-only">{TODAY_TEXT.noGuess}</span> : dayOffText(off)}&nbsp;
          </span>
        </li>
      ))}
    </ol>
  )
}

function NoGuess() {
  return (
    <line
      x1="50%"
      x2="50%"
      y1={MIDDLE - 18}
      y2={MIDDLE + 18}
      stroke="var(--color-ink-mute)"
      strokeWidth="2"
      strokeDasharray="0.1 5"
      strokeLinecap="round"
    />
  )
}

/** Up to 46 pixels, for a miss of 46 points or more. */
function Miss({ off }: { off: number }) {
  const length = off === 0 ? 0 : Math.min(46, 4 + Math.abs(off) * 0.92)
  const y = MIDDLE - Math.sign(off) * length
  return (
    <>
      <line x1="50%" x2="50%" y1={MIDDLE} y2={y} stroke="var(--color-ink)" strokeWidth="2" />
      <svg x="50%" y={y} width="1" height="1" overflow="visible" role="presentation">
        <rect
          x={-HALF}
          y={-HALF}
          width={2 * HALF}
          height={2 * HALF}
          fill="var(--color-paper)"
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
      </svg>
    </>
  )
}
