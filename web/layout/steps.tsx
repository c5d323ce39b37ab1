import { clsx } from 'clsx'

export type StepsProps = {
  steps: readonly { title: string; text: string }[]
  isSingleRow?: boolean
}

export function Steps({ steps, isSingleRow = false }: StepsProps) {
  return (
    <ol className={clsx('grid gap-8 pair:grid-cols-2', isSingleRow && 'wide:grid-cols-4')}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-ink border-t-2 pt-4">
          <h3 className="flex items-baseline gap-[0.5em] text-xl/[1.2]">
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
