import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'

/** The classes of a text field, also of a Select. The scroll margin brings the label into view with the control. */
export const CONTROL = clsx(
  'w-full scroll-mt-10 rounded-field border-control border-line-strong bg-raised py-2.5 text-ink leading-[1.4]',
  'placeholder:text-ink-mute placeholder:opacity-100 in-data-band:border-transparent',
  'hover:border-ink focus-visible:border-ink focus-visible:outline-offset-2',
  'aria-invalid:border-alert aria-invalid:shadow-[inset_0_0_0_1px_var(--color-alert)]',
  'forced-colors:border-[color:FieldText] forced-colors:aria-invalid:border-3',
)

/** Inside a Field, it gets the Field's id, description and error. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  // Blue is reserved for data, so the button that clears a search is gray.
  const searchClass = type === 'search' && '[&::-webkit-search-cancel-button]:grayscale'
  return (
    <input
      {...useFieldControl()}
      type={type}
      {...rest}
      className={clsx(CONTROL, 'min-h-12 px-3.5', searchClass, className)}
    />
  )
}

/** At least 120 px high. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      {...useFieldControl()}
      {...rest}
      className={clsx(CONTROL, 'min-h-30 resize-y px-3.5', className)}
    />
  )
}
