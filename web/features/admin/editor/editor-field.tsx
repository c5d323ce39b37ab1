import { Suspense } from 'react'
import { EDITOR_TEXT } from '#domain/admin/editor-text.ts'
import { lazily } from '#web/lib/lazily.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Loading } from '#web/ui/loading.tsx'
import type { RichTextProps } from './rich-text.tsx'

/** Only those who open a form load the editor. */
const RichText = lazily(() => import('./rich-text.tsx').then((module) => module.RichText))

type EditorFieldProps = RichTextProps & { label: string; error: string | undefined }

/** A text in the HTML of articles. The server's sanitizer has the last word. */
export function EditorField({ label, error, ...text }: EditorFieldProps) {
  return (
    <Field label={label} hint={EDITOR_TEXT.hint} error={error}>
      <Suspense fallback={<Loading>{label}</Loading>}>
        <RichText {...text} />
      </Suspense>
    </Field>
  )
}
