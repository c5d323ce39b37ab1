import { ChevronDown } from '@lucide/icons'
import { clsx } from 'clsx'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useFieldControl } from './field.tsx'
import { CONTROL } from './input.tsx'

export type SelectOption = { value: string; label: string }

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly SelectOption[]
  /** An empty first entry, e.g. "Select a category". */
  placeholder?: string
  /** HTML has this only for text fields. */
  readOnly?: boolean
}

/** Native, because Radix Select needs a style element, which the content security policy forbids. */
export function Select({ options, placeholder, readOnly, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...useFieldControl()}
        {...rest}
        {...(readOnly && { 'aria-disabled': true, onKeyDown: keepOption })}
        className={clsx(
          CONTROL,
          'min-h-12 appearance-none pr-11 pl-3.5 aria-disabled:pointer-events-none',
          className,
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 stroke-[2.5] text-line-strong"
      />
    </div>
  )
}

function keepOption(event: KeyboardEvent): void {
  if (event.key !== 'Tab') event.preventDefault()
}
