import { type ReactNode, useId } from 'react'

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
  return (
    <fieldset className="opts" aria-labelledby={labelledBy}>
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
