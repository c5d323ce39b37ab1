import type { ComponentProps } from 'react'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void }

/** For controlled fields. Before hydration, a submit does nothing instead of reloading the page. */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      autoComplete="off"
      method="dialog"
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
