import { centreDistance } from '#domain/drawing/geometry.ts'
import { Venn } from './venn.tsx'

export type ApproachProps = {
  /** In order. */
  steps: readonly { title: string; text: string }[]
}

/** How far the circles have come at each step: from apart to a third, and a lens of honest area each time. */
const FRACTIONS = [0, 0.12, 0.3, 0.55] as const
const RADIUS = 48

/** Where the middle of the figure lies when its left circle begins where the words do. */
const middleOf = (fraction: number) => RADIUS + (centreDistance(fraction) * RADIUS) / 2

/** Four steps, in which two circles come together. */
export function Approach({ steps }: ApproachProps) {
  return (
    <ol className="approach">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Venn
            className="approach__fig"
            viewBox="-1 0 220 104"
            fraction={FRACTIONS[index] ?? FRACTIONS[3]}
            radius={RADIUS}
            cx={middleOf(FRACTIONS[index] ?? FRACTIONS[3])}
            cy={52}
            pitch={7}
            threadWidth={1.2}
          />
          <h3>
            <span className="approach__n" aria-hidden="true">
              {index + 1}
            </span>
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
