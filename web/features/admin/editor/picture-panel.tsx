import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { EDITOR_TEXT } from '#domain/admin/editor-text.ts'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { PICTURE_TEXT } from '#domain/admin/picture-text.ts'
import { MAX_IMAGE_ALT_LENGTH, MAX_IMAGE_CREDIT_LENGTH } from '#domain/blog/limits.ts'
import { IMAGE_TYPES } from '#domain/images/image-rules.ts'
import { useAdminContext } from '#web/features/admin/session/admin-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { type Picture, uploadPicture } from './upload-picture.ts'

export type DescribedPicture = Picture & { alt: string; credit: string }

type PicturePanelProps = {
  /** What was dropped or pasted. */
  file: File | undefined
  submitLabel: string
  onPicture: (picture: DescribedPicture) => void
  onClose: () => void
}

/** Uploads a picture and asks what it shows. Next to the text instead of over it. */
export function PicturePanel({ file, submitLabel, onPicture, onClose }: PicturePanelProps) {
  const { headers } = useAdminContext()
  const [picture, setPicture] = useState<Picture>()
  const [error, setError] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const [alt, setAlt] = useState('')
  const [credit, setCredit] = useState('')
  const [isAltMissing, setAltMissing] = useState(false)
  const altField = useRef<HTMLInputElement>(null)
  const fileField = useRef<HTMLInputElement>(null)

  async function upload(chosen: File) {
    setUploading(true)
    setError(undefined)
    try {
      setPicture(await uploadPicture(chosen, headers))
      altField.current?.focus()
    } catch (reason) {
      setError((reason as Error).message)
    } finally {
      setUploading(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dropped file is uploaded once.
  useEffect(() => {
    if (file) upload(file)
    else fileField.current?.focus()
  }, [file])

  function submit() {
    setAltMissing(alt.trim() === '')
    if (alt.trim() === '') altField.current?.focus()
    else if (picture) onPicture({ ...picture, alt: alt.trim(), credit: credit.trim() })
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
    // Enter must not save the article.
    else if (
      event.key === 'Enter' &&
      event.target instanceof HTMLInputElement &&
      event.target.type === 'text'
    )
      submit()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="editor-panel" role="dialog" aria-label={EDITOR_TEXT.picture} onKeyDown={handleKeyDown}>
      <Field label={PICTURE_TEXT.choose} hint={PICTURE_TEXT.chooseHint} {...(error && { error })}>
        <Input
          ref={fileField}
          type="file"
          accept={IMAGE_TYPES.join()}
          className="text-sm"
          onChange={({ target }) => target.files?.[0] && upload(target.files[0])}
        />
      </Field>
      <LiveRegion className="text-sm empty:hidden">{isUploading && PICTURE_TEXT.uploading}</LiveRegion>
      {picture && (
        <img
          className="max-h-40 w-auto justify-self-start"
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={alt}
        />
      )}
      <Field
        label={PICTURE_TEXT.alt}
        hint={PICTURE_TEXT.altHint}
        {...(isAltMissing && alt.trim() === '' && { error: PICTURE_TEXT.altMissing })}
      >
        <Input
          ref={altField}
          value={alt}
          maxLength={MAX_IMAGE_ALT_LENGTH}
          onChange={({ target }) => setAlt(target.value)}
        />
      </Field>
      <Field label={PICTURE_TEXT.credit} optional hint={PICTURE_TEXT.creditHint}>
        <Input
          value={credit}
          maxLength={MAX_IMAGE_CREDIT_LENGTH}
          onChange={({ target }) => setCredit(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" disabled={!picture} pending={isUploading} onClick={submit}>
          {submitLabel}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {PANEL_TEXT.cancel}
        </Button>
      </div>
    </div>
  )
}
