import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'

export type RadioPill<Value extends string | number> = { value: Value; label: ReactNode }

export type RadioPillsProps<Value extends string | number> = {
  labelledBy: string
  options: readonly RadioPill<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** HTML has this only for text fields. */
  readOnly?: boolean
}

const PILL = clsx(
  'group relative grid min-h-16 cursor-pointer first-col-7 items-center gap-4 wrap-anywhere max-zoomed:gap-2',
  'rounded-[2rem] border-control border-line-strong bg-raised py-3 pr-6 pl-4 text-ink max-zoomed:px-2',
  'transition-[background-color,border-color,box-shadow]',
  'hover:border-ink hover:shadow-[0_3px_0_var(--color-line)]',
  'has-checked:border-plum has-checked:bg-plum-wash has-checked:font-mid',
  'has-checked:shadow-[inset_0_0_0_1.5px_var(--color-plum)]',
  'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
  'forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-plum',
)
const RING =
  'grid size-7 place-items-center rounded-full border-2 border-line-strong bg-raised group-has-checked:border-plum group-has-checked:bg-plum forced-colors:forced-color-adjust-none'
const LENS = clsx(
  'after:h-4.5 after:w-3 after:scale-0 after:bg-on-plum group-has-checked:after:scale-100',
  'after:transition-[scale] after:duration-slow after:ease-settle',
  "after:[clip-path:path('M6_0C9_3.5_10_6.5_10_9s-1_5.5-4_9C3_14.5_2_11.5_2_9s1-5.5_4-9Z')]",
)

export function RadioPills<Value extends string | number>({
  labelledBy,
  options,
  value,
  onChange,
  readOnly = false,
}: RadioPillsProps<Value>) {
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // Hydration keeps a choice that was made before it, but calls no `onChange`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first effect runs right after hydration.
  useEffect(() => {
    const checkedValue = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const option = options.find((option) => String(option.value) === checkedValue)
    if (option && option.value !== value) onChange(option.value)
  }, [])
  return (
    <fieldset className="grid gap-3" ref={group} aria-labelledby={labelledBy}>
      {options.map((option) => (
        <label className={PILL} key={option.value}>
          <input
            type="radio"
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-disabled={readOnly || undefined}
            onChange={() => readOnly || onChange(option.value)}
          />
          <span className={clsx(RING, LENS)} aria-hidden="true" />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
