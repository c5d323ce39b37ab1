import { clsx } from 'clsx'
import { useId } from 'react'
import { type DumbbellOptions, dumbbell } from '#domain/drawing/dumbbell.ts'

/** Labels inside the chart: one for each share, and the ends of the axis. */
const CHART = clsx(
  'mt-4 [&_svg]:overflow-visible [&_text]:font-semibold [&_text]:text-[0.875rem]',
  '[&_.t-blue]:fill-blue-ink [&_.t-blue]:tabular-nums [&_.t-red]:fill-red-ink [&_.t-red]:tabular-nums',
  '[&_.t-guess]:fill-ink [&_.t-guess]:tabular-nums [&_.t-slate]:fill-ink-soft [&_.t-slate]:tabular-nums',
  '[&_.t-axis]:fill-ink-mute [&_.t-axis]:font-normal [&_.t-axis]:text-xs',
)

export function Dumbbell(value: Omit<DumbbellOptions, 'id'>) {
  const id = useId()
  return (
    <div
      className={CHART}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; it escapes the names it prints.
      dangerouslySetInnerHTML={{ __html: dumbbell({ ...value, id }) }}
    />
  )
}
