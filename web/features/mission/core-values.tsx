import { CORE_VALUES } from '#domain/pages/mission.ts'
import { ValueFigure } from './value-figure.tsx'

export function CoreValues() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-10">
      {CORE_VALUES.map(({ title, text }, index) => (
        <li key={title} className="border-line border-t pt-6 pb-10">
          <ValueFigure index={index} />
          <h3 className="mt-3 text-xl">{title}</h3>
          <p className="mt-2 measure-36">{text}</p>
        </li>
      ))}
    </ul>
  )
}
