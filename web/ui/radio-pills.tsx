import { type ReactNode, useEffect, useId, useRef } from 'react'

export type RadioPill<Value extends string | number> = { value: Value; label: ReactNode }

export type RadioPillsProps<Value extends string | number> = {
  /** The id of what is being asked: it stands in sight already, and is read out before the answers. */
  labelledBy: string
  options: readonly RadioPill<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  name?: string
}

/** Answers to choose one from: real radio buttons under pills. */
export function RadioPills<Value extends string | number>({
  labelledBy,
  options,
  value,
  onChange,
  name,
}: RadioPillsProps<Value>) {
  const ownName = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // Hydration keeps a choice that was made before it, but calls no `onChange`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first effect runs right after hydration.
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const option = options.find((option) => String(option.value) === early)
    if (option && option.value !== value) onChange(option.value)
  }, [])
  return (
    <fieldset className="opts" ref={group} aria-labelledby={labelledBy}>
      {options.map((option) => (
        <label className="opt" key={option.value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="ring" aria-hidden="true" />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
