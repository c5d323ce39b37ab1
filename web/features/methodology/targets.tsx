import { METHODOLOGY_TEXT, TARGETS } from '#domain/pages/methodology.ts'

export function Targets() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-x-8">
      {TARGETS.map(({ percentage, goal, measure }) => (
        <li
          key={percentage}
          className="grid content-start gap-3 border-line-strong border-t-2 border-dotted pt-4 pb-8"
        >
          <p className="grid gap-3">
            <span className="text-ink-mute text-sm">{METHODOLOGY_TEXT.target}</span>
            <b className="font-display font-medium text-figure/none text-plum lining-nums">{`${percentage}%`}</b>
          </p>
          <p>{goal}.</p>
          <p className="text-ink-mute text-xs/[1.45]">
            <b>{METHODOLOGY_TEXT.toMeasure}</b> {measure}
          </p>
        </li>
      ))}
    </ul>
  )
}
