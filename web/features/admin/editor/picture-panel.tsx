import { useEffect, useRef, useState } from 'react'
import { EDITOR_TEXT } from '#domain/admin/editor-text.ts'
import { PICTURE_TEXT } from '#domain/admin/picture-text.ts'
import { MAX_IMAGE_ALT_LENGTH, MAX_IMAGE_CREDIT_LENGTH } from '#domain/blog/limits.ts'
import { IMAGE_TYPES } from '#domain/images/image-rules.ts'
import { useSession } from '#web/features/admin/session/session-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { EditorPanel } from './editor-panel.tsx'
import { type Picture, uploadPicture } from './upload-picture.ts'

export type DescribedPicture = Picture & { alt: string; credit: string }

type PicturePanelProps = {
  /** What was dropped or pasted. */
  file: File | undefined
  submitLabel: string
  onPicture: (picture: DescribedPicture) => void
  onClose: () => void
}

/** Uploads a picture and asks what it shows. */
export function PicturePanel({ file, submitLabel, onPicture, onClose }: PicturePanelProps) {
  const { headers } = useSession().context
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
  return (
    <EditorPanel
      label={EDITOR_TEXT.picture}
      onSubmit={submit}
      onClose={onClose}
      buttons={
        <Button size="sm" disabled={!picture} pending={isUploading} onClick={submit}>
          {submitLabel}
        </Button>
      }
    >
      <Field label={PICTURE_TEXT.choose} hint={PICTURE_TEXT.chooseHint} error={error}>
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
    </EditorPanel>
  )
}
