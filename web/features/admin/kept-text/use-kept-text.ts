import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { KEEP_DELAY_MS, type KeptText, parseKeptText } from '#domain/admin/kept-text.ts'
import { KEPT_TEXT_PREFIX } from '#domain/session/storage-keys.ts'
import { itemKeys, readItem, removeItems, writeItem } from '#web/lib/browser-storage.ts'
import type { Send, useDomainForm } from '#web/lib/use-domain-form.ts'
import { useReportUnsaved } from './use-unsaved-changes.ts'

export type DomainForm<Input extends FieldValues, Output> = ReturnType<typeof useDomainForm<Input, Output>>

export type KeptTextOptions = {
  /** Names the form's object, such as `post 17`. */
  id: string
  /** Changes when the object is saved, also by someone else. */
  revision: string
}

/**
 * Keeps what is typed into a form in this browser until it is saved or discarded, and asks before the page is left.
 * Pass `submit` to the form and `kept` to a `KeptTextNote` inside of it.
 */
export function useKeptText<Input extends FieldValues, Output>(
  form: DomainForm<Input, Output>,
  { id, revision }: KeptTextOptions,
) {
  const { control, isDirty, getValues, setValue, errors } = form
  const key = KEPT_TEXT_PREFIX + id
  const [firstKey] = useState(key)
  const [foundFirst, setFound] = useState(() => findText(key, getValues()))
  // A new object gets its id with the first save. What was found before is about the next new one.
  const found = key === firstKey ? foundFirst : null
  /** False if the browser refuses. */
  const [keptAt, setKeptAt] = useState<string | false | null>(null)
  const values = useWatch({ control })
  /** The button that the form was last sent with. */
  const submitter = useRef<HTMLElement>(null)
  useReportUnsaved(id, isDirty)

  const keep = useCallback(
    // `values` would lack fields that are not mounted.
    () => setKeptAt(writeText(key, textNow(getValues(), revision))),
    [key, getValues, revision],
  )
  useEffect(() => {
    if (!isDirty) {
      // The text was saved, or typed back to what is saved.
      setKeptAt(null)
      forgetText(key, found)
      return
    }
    // Every change of `values` starts the delay anew.
    const timer = setTimeout(keep, values && KEEP_DELAY_MS)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [values, isDirty, keep, key, found])

  function restore() {
    if (!found) return
    // What was typed meanwhile takes the place of the restored text.
    setFound(isDirty ? textNow(getValues(), revision) : null)
    const saved = getValues()
    for (const [name, value] of Object.entries(found.values)) {
      if (typeof value !== typeof saved[name]) continue
      setValue(name as FieldPath<Input>, value as never, { shouldDirty: true, shouldTouch: true })
    }
  }

  return {
    kept: {
      found,
      isChanged: found !== null && found.revision !== revision,
      keptAt,
      restore,
      discard: () => setFound(null),
      errors,
      submitter,
    },
    /** For a form that closes without saving. */
    forget: () => forgetText(key, found),
    submit: (send: Send<Output>) =>
      form.submit(async (values, button) => {
        submitter.current = button
        const rejection = await send(values, button)
        // The form may be gone before it is no longer dirty. A rejected text may be replaced by a newer version at once.
        if (!rejection || rejection.isSaved) forgetText(key, found)
        else if (isDirty) keep()
        return rejection
      }),
  }
}

/** Whether text was typed into this version. What a save kept once more has the revision before it. */
export function hasKeptText({ id, revision }: KeptTextOptions): boolean {
  return parseKeptText(readItem('localStorage', KEPT_TEXT_PREFIX + id))?.revision === revision
}

export function hasKeptTexts(): boolean {
  return itemKeys('localStorage').some((key) => key.startsWith(KEPT_TEXT_PREFIX))
}

export function forgetKeptTexts(): void {
  removeItems((key) => key.startsWith(KEPT_TEXT_PREFIX))
}

function findText(key: string, saved: FieldValues): KeptText | null {
  const found = parseKeptText(readItem('localStorage', key))
  return found && JSON.stringify(found.values) === JSON.stringify(saved) ? null : found
}

function textNow(values: FieldValues, revision: string): KeptText {
  return { values, revision, at: new Date().toISOString() }
}

function writeText(key: string, text: KeptText): string | false {
  return writeItem('localStorage', key, JSON.stringify(text)) && text.at
}

/** Keeps a text about which the editor has not decided. */
function forgetText(key: string, undecided: KeptText | null): void {
  if (undecided) writeText(key, undecided)
  else removeItems((stored) => stored === key)
}
