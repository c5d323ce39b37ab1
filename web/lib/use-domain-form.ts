import { zodResolver } from '@hookform/resolvers/zod'
import type { FormEvent } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
} from 'react-hook-form'
import type { ZodType } from 'zod'

/** A `path` is the name of a field, or starts with it and a dot. */
export type Rejection = {
  message: string
  code?: string
  fields: readonly { path: string; message: string }[]
  /** The values are saved. What was to follow the save was rejected. */
  isSaved?: boolean
}

/** Resolves to null if the server accepted the values. `submitter` is the button that was used, if any. */
export type Send<Output> = (values: Output, submitter: HTMLElement | null) => Promise<Rejection | null>

/**
 * Checks the fields on submit, and from then on at every change. Server errors appear at their fields and at `errors.root`.
 * Registered fields are read-only while they are sent, because an accepted form is reset.
 * With `keepsValues`, an accepted form stays open with what was sent, and with what was typed into other fields meanwhile.
 */
export function useDomainForm<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  { keepsValues = false, isReadOnly = false }: { keepsValues?: boolean; isReadOnly?: boolean } = {},
) {
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues })
  const { errors, isDirty, dirtyFields, isSubmitting, isSubmitSuccessful } = form.formState

  function register<Name extends FieldPath<Input>>(name: Name, options?: RegisterOptions<Input, Name>) {
    return { ...form.register(name, options), readOnly: isReadOnly || isSubmitting }
  }

  function showErrors({ message, code, fields }: Rejection) {
    form.setError('root', { message, ...(code && { type: code }) })
    const names = Object.keys(form.getValues()) as FieldPath<Input>[]
    let shouldFocus = true
    for (const { path, message } of fields) {
      const name = names.find((field) => field === path.split('.')[0])
      if (!name) continue
      form.setError(name, { message }, { shouldFocus })
      shouldFocus = false
    }
  }

  function submit(send: Send<Output>) {
    return async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isReadOnly || isSubmitting) return
      const element = event.currentTarget
      const { submitter } = event.nativeEvent as SubmitEvent
      let isAccepted = false
      const sent = structuredClone(form.getValues())
      await form.handleSubmit(async (values) => {
        const rejection = await send(values, submitter)
        if (rejection) showErrors(rejection)
        isAccepted = !rejection || rejection.isSaved === true
      })(event)
      if (isAccepted && keepsValues) keepOpen(sent)
      else if (isAccepted) form.reset(defaultValues, { keepIsSubmitSuccessful: true })
      else scrollToFocus(element)
    }
  }

  function keepOpen(sent: Input) {
    const current = form.getValues()
    form.reset(sent, { keepValues: true, keepErrors: true, keepIsSubmitSuccessful: true })
    for (const name of Object.keys(sent) as FieldPath<Input>[]) {
      if (current[name] !== sent[name]) form.setValue(name, current[name], { shouldDirty: true })
    }
  }

  /** The values of the fields that were changed. */
  function changedOf<Values extends object>(values: Values): Partial<Values> {
    const dirty = dirtyFields as Readonly<Record<string, unknown>>
    const changed = Object.entries(values).filter(([name]) => dirty[name])
    return Object.fromEntries(changed) as Partial<Values>
  }

  return {
    ...form,
    register,
    errors,
    isDirty,
    changedOf,
    isSubmitting,
    isAccepted: isSubmitSuccessful,
    submit,
  }
}

/** On focus, Safari scrolls only until the caret is visible, which leaves the label under the navigation bar. */
function scrollToFocus(form: HTMLFormElement) {
  const focused = document.activeElement
  if (focused?.matches('input, select, textarea') && form.contains(focused)) {
    focused.scrollIntoView({ block: 'nearest' })
  }
}
