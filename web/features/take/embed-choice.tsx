import { useState } from 'react'
import { EMBED_WIDTH, type EmbedKind, embedCode, embedHeight } from '#domain/embed/embed-code.ts'
import { TAKE_TEXT } from '#domain/embed/take-text.ts'
import { useSite } from '#web/site.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { urls } from '#web/urls.ts'
import { CopyText } from './copy-text.tsx'

const SMALL_WIDTH = 360

export interface EmbedChoiceProps {
  kind: EmbedKind
  slug: string
  title: string
  /** Of a poll. */
  options?: readonly string[]
}

/** The code of a frame and the frame itself. */
export function EmbedChoice({ kind, slug, title, options }: EmbedChoiceProps) {
  const { publicUrl } = useSite()
  const [width, setWidth] = useState(EMBED_WIDTH)
  const [theme, setTheme] = useState('')
  const height = embedHeight(title, options)
  const path = `${urls.embed(kind, slug)}${theme && `?theme=${theme}`}`
  return (
    <div className="grid items-start gap-8 wide:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-5">
        <div className="needs-script grid gap-5 xs:grid-cols-2">
          <Field label={TAKE_TEXT.size}>
            <Select
              value={String(width)}
              onChange={({ target }) => setWidth(Number(target.value))}
              options={[
                { value: String(EMBED_WIDTH), label: `${TAKE_TEXT.sizes.wide}, ${EMBED_WIDTH} × ${height}` },
                { value: String(SMALL_WIDTH), label: `${TAKE_TEXT.sizes.small}, ${SMALL_WIDTH} × ${height}` },
              ]}
            />
          </Field>
          <Field label={TAKE_TEXT.colors}>
            <Select
              value={theme}
              onChange={({ target }) => setTheme(target.value)}
              options={Object.entries(TAKE_TEXT.themes).map(([value, label]) => ({ value, label }))}
            />
          </Field>
        </div>
        <CopyText
          label={TAKE_TEXT.code}
          text={embedCode({ url: publicUrl + path, title, width, height })}
          isCode
        />
        <p className="measure-66 text-ink-mute text-sm">{TAKE_TEXT.codeHint}</p>
      </div>
      <div className="needs-script min-w-0">
        <p className="mb-2 font-semibold text-ink text-sm">{TAKE_TEXT.preview}</p>
        <iframe
          className="max-w-full"
          src={path}
          title={`${TAKE_TEXT.preview}: ${title}`}
          width={width}
          height={height}
          // Only when it can be seen, in an open panel.
          loading="lazy"
        />
      </div>
    </div>
  )
}
