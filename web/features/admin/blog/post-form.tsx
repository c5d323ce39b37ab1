import { useQuery } from '@apollo/client/react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { DESK_TEXT } from '#domain/admin/desk-text.ts'
import { CATEGORIES } from '#domain/blog/categories.ts'
import { postEditSchema } from '#domain/blog/post-input.ts'
import { useAsAdmin } from '#web/features/admin/admin-context.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { type FieldErrors, fieldErrorsOf, type Outcome } from '#web/features/admin/use-act.ts'
import { type OnUnsaved, useTellUnsaved } from '#web/features/admin/use-unsaved.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { useFirstError } from '#web/ui/use-first-error.ts'
import { BodyPreviewDocument } from './post-form.generated.ts'

const formSchema = postEditSchema.required()
export type PostFields = z.output<typeof formSchema>

/** What is typed, as it is typed. */
type Draft = Record<keyof PostFields, string>

export type PostFormProps = {
  /** Whose unsaved text it is. */
  id: string
  label: string
  /** What stands behind the names of its buttons. */
  about: string
  /** What the form starts from. */
  saved: Draft
  submitLabel: string
  sending: boolean
  /** Hears what was typed and what of it is changed. */
  onSend: (fields: PostFields, changed: Partial<PostFields>) => Promise<Outcome | null>
  /** Hears whether something is typed that is not saved. */
  onUnsaved: OnUnsaved
  onClose: () => void
  /** Whether it stands in the place of a form that had the focus. */
  takesFocus?: boolean
  /** What is to be known before the buttons. */
  children?: ReactNode
}

/** An article as an editor writes it, beside what it will look like. */
export function PostForm({
  id,
  label,
  about,
  saved,
  submitLabel,
  sending,
  onSend,
  onUnsaved,
  onClose,
  takesFocus = false,
  children,
}: PostFormProps) {
  const [draft, setDraft] = useState(saved)
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useFirstError(errors)
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(saved)
  useTellUnsaved(onUnsaved, id, isUnsaved)
  const fields = useRef<HTMLDivElement>(null)
  // It opens below the button that was pressed, which may be the last thing in the window.
  useEffect(() => {
    fields.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [])

  const control = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const result = formSchema.safeParse({
      ...draft,
      tags: draft.tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      featuredImage: draft.featuredImage.trim() || null,
    })
    if (!result.success) {
      setErrors(fieldErrorsOf(result.error))
      return
    }
    setErrors({})
    const changed = Object.entries(result.data).filter(
      ([name]) => draft[name as keyof Draft] !== saved[name as keyof Draft],
    )
    const outcome = await onSend(result.data, Object.fromEntries(changed))
    if (outcome && 'answer' in outcome) onClose()
    else setErrors(outcome?.fields ?? {})
  }

  return (
    <form className="editor" ref={form} aria-label={label} onSubmit={submit} noValidate>
      <div className="editor__fields" ref={fields}>
        <Field label={DESK_TEXT.title} error={errors['title']}>
          <Input {...control('title')} autoFocus={takesFocus} />
        </Field>
        <Field label={DESK_TEXT.excerpt} error={errors['excerpt']}>
          <Textarea {...control('excerpt')} />
        </Field>
        <div className="editor__pair">
          <Field label={DESK_TEXT.category} error={errors['category']}>
            <Select
              {...control('category')}
              placeholder={saved.category ? undefined : DESK_TEXT.chooseCategory}
              options={CATEGORIES.map((value) => ({ value, label: value }))}
            />
          </Field>
          <Field label={DESK_TEXT.author} error={errors['author']}>
            <Input {...control('author')} />
          </Field>
          <Field label={DESK_TEXT.tags} hint={DESK_TEXT.tagsHint} error={errors['tags']}>
            <Input {...control('tags')} />
          </Field>
          <Field
            label={DESK_TEXT.featuredImage}
            hint={DESK_TEXT.featuredImageHint}
            error={errors['featuredImage']}
          >
            <Input {...control('featuredImage')} />
          </Field>
        </div>
        <Field label={DESK_TEXT.content} hint={DESK_TEXT.contentHint} error={errors['content']}>
          <Textarea tall className="editor__body" spellCheck {...control('content')} />
        </Field>
        {children}
        <div className="rowx">
          <Button type="submit" size="sm" pending={sending} pendingText={DESK_TEXT.saving}>
            {submitLabel}
          </Button>
          {isUnsaved ? (
            <ConfirmButton
              about={about}
              question={DESK_TEXT.discardQuestion}
              confirm={DESK_TEXT.discard}
              onConfirm={onClose}
            >
              {DESK_TEXT.cancel}
            </ConfirmButton>
          ) : (
            <Button variant="line" size="sm" onClick={onClose}>
              {DESK_TEXT.cancel}
            </Button>
          )}
        </div>
      </div>
      <Preview title={draft.title} excerpt={draft.excerpt} content={draft.content} />
    </form>
  )
}

const PREVIEW_DELAY = 400

/** The article as visitors would see it. The server sanitises it: what is typed here is never markup here. */
function Preview({ title, excerpt, content }: { title: string; excerpt: string; content: string }) {
  const headingId = useId()
  const [settled, setSettled] = useState(content)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), PREVIEW_DELAY)
    return () => clearTimeout(timer)
  }, [content])
  const { data, previousData } = useQuery(BodyPreviewDocument, {
    variables: { content: settled },
    context: useAsAdmin(),
    fetchPolicy: 'no-cache',
    skip: settled.trim() === '',
  })
  const html = settled.trim() === '' ? '' : ((data ?? previousData)?.bodyPreview ?? '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="editor__preview" aria-labelledby={headingId} tabIndex={0}>
      <h3 id={headingId}>{DESK_TEXT.preview}</h3>
      <p className="editor__title">{title}</p>
      <p>{excerpt}</p>
      <div
        className="article-body mx-auto mt-[clamp(2.5rem,2rem+3vw,5rem)]"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, with the site's own rules.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  )
}
