import { type ReactNode, useId } from 'react'

export type RadioPill<Value extends string | number> = { value: Value; label: ReactNode; disabled?: boolean }

export type RadioPillsProps<Value extends string | number> = {
  /** What is being asked; read out before the answers. */
  legend: ReactNode
  /** Shows the legend; by default the question stands in sight elsewhere. */
  showLegend?: boolean
  options: readonly RadioPill<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  name?: string
  disabled?: boolean
}

/** Answers to choose one from: real radio buttons under pills. */
export function RadioPills<Value extends string | number>({
  legend,
  showLegend = false,
  options,
  value,
  onChange,
  name,
  disabled,
}: RadioPillsProps<Value>) {
  const ownName = useId()
  return (
    <fieldset className="opts" disabled={disabled}>
      <legend className={showLegend ? 'label' : 'vh'}>{legend}</legend>
      {options.map((option) => (
        <label className="opt" key={option.value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className="ring" aria-hidden="true" />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
