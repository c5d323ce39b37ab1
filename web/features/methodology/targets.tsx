import { METHODOLOGY_TEXT, SUCCESS_MEASURES, TARGETS } from '#domain/pages/methodology.ts'

/** What would show that it works. */
export function SuccessMeasures() {
  return (
    <ul className="lensed">
      {SUCCESS_MEASURES.map((measure) => (
        <li key={measure}>{measure}</li>
      ))}
    </ul>
  )
}

/** The three figures as targets, each with what would have to be measured. */
export function Targets() {
  return (
    <ul className="targets">
      {TARGETS.map(({ percentage, goal, measure }) => (
        <li key={percentage}>
          <p className="targets__figure">
            <span className="targets__label">{METHODOLOGY_TEXT.target}</span>
            <b className="num">{`${percentage}%`}</b>
          </p>
          <p>{goal}.</p>
          <p className="src">
            <b>{METHODOLOGY_TEXT.toMeasure}</b> {measure}
          </p>
        </li>
      ))}
    </ul>
  )
}
