import { clsx } from 'clsx'
import { centerDistance } from '#domain/drawing/geometry.ts'
import { Venn } from './venn.tsx'

export type StepsFigureProps = {
  steps: readonly { title: string; text: string }[]
  isSingleRow?: boolean
}

/** The overlap of the circles at each step (0–1). */
const FRACTIONS = [0, 0.12, 0.3, 0.55] as const
const RADIUS = 48

/** The center of the figure, so that its left circle is flush with the text. */
const centerOf = (fraction: number) => RADIUS + (centerDistance(fraction) * RADIUS) / 2

export function StepsFigure({ steps, isSingleRow = false }: StepsFigureProps) {
  return (
    <ol className={clsx('grid gap-8 pair:grid-cols-2', isSingleRow && 'wide:grid-cols-4')}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-ink border-t-2 pt-4">
          <Venn
            className="w-44 [--color-paper:transparent]"
            viewBox="-1 0 220 104"
            fraction={FRACTIONS[index] ?? FRACTIONS[3]}
            radius={RADIUS}
            cx={centerOf(FRACTIONS[index] ?? FRACTIONS[3])}
            cy={52}
            pitch={7}
            threadWidth={1.2}
          />
          <h3 className="mt-4 flex items-baseline gap-[0.5em] text-xl/[1.2]">
            <span className="text-plum lining-nums" aria-hidden="true">
              {index + 1}
            </span>
            {title}
          </h3>
          <p className="mt-2 measure-34">{text}</p>
        </li>
      ))}
    </ol>
  )
}
