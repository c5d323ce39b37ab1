import { CORE_VALUES } from '#domain/pages/mission.ts'
import { ValueFigure } from './value-figure.tsx'

/** The six core values (Spec §2 Our Mission). */
export function CoreValues() {
  return (
    <ul className="tenets">
      {CORE_VALUES.map(({ title, text }, index) => (
        <li key={title}>
          <ValueFigure index={index} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
