import { useQuery } from '@apollo/client/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { unclosedTags, unclosedTagsText } from '#domain/blog/body-source.ts'
import { CATEGORIES } from '#domain/blog/categories.ts'
import { MISSING_IMAGE, postFormSchema } from '#domain/blog/post-input.ts'
import { useAdminContext } from '#web/features/admin/admin-context.ts'
import { CancelButton } from '#web/features/admin/cancel-button.tsx'
import { type OnUnsaved, useReportUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
import { type Rejection, useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Select } from '#web/ui/select.tsx'
import { BodyPreviewDocument } from './post-form.generated.ts'

type PostText = z.input<typeof postFormSchema>
export type PostValues = z.output<typeof postFormSchema>

export type PostFormProps = {
  /** Identifies the form for `onUnsaved`. */
  id: string
  label: string
  /** Follows the text of a button in its accessible name. */
  about: string
  saved: PostText
  submitLabel: string
  /** Sends the post, or only the fields that were changed. Resolves to null if it was saved. */
  onSend: (post: PostValues, changed: Partial<PostValues>) => Promise<Rejection | null>
  onUnsaved: OnUnsaved
  onClose: () => void
  /** Whether it replaces a form that had the focus. */
  shouldFocus?: boolean
  /** Shown after a save that would have undone another editor's change. */
  conflict?: ReactNode
}

export function PostForm({
  id,
  label,
  about,
  saved,
  submitLabel,
  onSend,
  onUnsaved,
  onClose,
  shouldFocus = false,
  conflict,
}: PostFormProps) {
  const form = useDomainForm(postFormSchema, saved)
  const { register, submit, errors, isDirty, dirtyFields, isSubmitting } = form
  useReportUnsaved(onUnsaved, id, isDirty)
  const fields = useRef<HTMLDivElement>(null)
  // The form opens below the button that was clicked, which may be at the bottom of the window.
  useEffect(() => {
    fields.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function save(post: PostValues) {
    const changed = Object.entries(post).filter(([name]) => dirtyFields[name as keyof PostText])
    if (dirtyFields.featuredImage && post.featuredImage && !(await hasPicture(post.featuredImage)))
      return { message: MISSING_IMAGE, fields: [{ path: 'featuredImage', message: MISSING_IMAGE }] }
    const rejection = await onSend(post, Object.fromEntries(changed))
    if (!rejection) onClose()
    return rejection
  }

  return (
    <form
      className="grid gap-8 pt-4 admin:col-span-full admin:grid-cols-2"
      aria-label={label}
      onSubmit={submit(save)}
      noValidate
    >
      {/* The scroll margin brings the next fields into view as well. */}
      <div className="grid content-start gap-4 *:first:scroll-mb-[50vh]" ref={fields}>
        <Field label={PANEL_TEXT.title} error={errors.title?.message}>
          <Input {...register('title')} autoFocus={shouldFocus} />
        </Field>
        <Field label={PANEL_TEXT.excerpt} error={errors.excerpt?.message}>
          <Textarea {...register('excerpt')} />
        </Field>
        <div className="grid content-start gap-4 sm:grid-cols-2">
          <Field label={PANEL_TEXT.category} error={errors.category?.message}>
            <Select
              {...register('category')}
              disabled={isSubmitting}
              placeholder={saved.category ? undefined : PANEL_TEXT.chooseCategory}
              options={CATEGORIES.map((value) => ({ value, label: value }))}
            />
          </Field>
          <Field label={PANEL_TEXT.author} error={errors.author?.message}>
            <Input {...register('author')} />
          </Field>
          <Field label={PANEL_TEXT.tags} hint={PANEL_TEXT.tagsHint} error={errors.tags?.message}>
            <Input {...register('tags')} />
          </Field>
          <Field
            label={PANEL_TEXT.featuredImage}
            hint={PANEL_TEXT.featuredImageHint}
            error={errors.featuredImage?.message}
          >
            <Input {...register('featuredImage')} />
          </Field>
        </div>
        <Field label={PANEL_TEXT.content} hint={PANEL_TEXT.contentHint} error={errors.content?.message}>
          <Textarea
            className="h-96 font-[ui-monospace,monospace] text-sm"
            spellCheck
            {...register('content')}
          />
        </Field>
        {errors.root?.type === 'CONFLICT' && <div className="[&_h3]:text-lg">{conflict}</div>}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" size="sm" pending={isSubmitting} pendingText={PANEL_TEXT.saving}>
            {submitLabel}
          </Button>
          <CancelButton about={about} isDirty={isDirty} onCancel={onClose} />
        </div>
      </div>
      <Preview control={form.control} />
    </form>
  )
}

/** Also true if the server cannot be reached, because the save reports that. */
async function hasPicture(path: string): Promise<boolean> {
  const response = await fetch(path, { method: 'HEAD' }).catch(() => null)
  if (!response) return true
  return response.ok && Boolean(response.headers.get('content-type')?.startsWith('image/'))
}

const PREVIEW_DELAY = 400

/** The server sanitizes the preview, so typed markup is never inserted unchecked. */
function Preview({ control }: { control: Control<PostText, unknown, PostValues> }) {
  const headingId = useId()
  const [title, excerpt, content] = useWatch({ control, name: ['title', 'excerpt', 'content'] })
  const [debounced, setDebounced] = useState(content)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(content), PREVIEW_DELAY)
    return () => clearTimeout(timer)
  }, [content])
  const { data, previousData } = useQuery(BodyPreviewDocument, {
    variables: { content: debounced },
    context: useAdminContext(),
    fetchPolicy: 'no-cache',
    skip: debounced.trim() === '',
  })
  const unclosed = unclosedTags(debounced)
  const html = debounced.trim() === '' ? '' : ((data ?? previousData)?.bodyPreview ?? '')
  return (
    <section
      className="max-h-240 overflow-auto border-ink border-t-2 bg-raised p-6 [&_blockquote]:mx-0"
      aria-labelledby={headingId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <h3 id={headingId} className="text-lg">
        {PANEL_TEXT.preview}
      </h3>
      <LiveRegion className="mt-2 font-semibold empty:hidden">
        {unclosed.length > 0 && unclosedTagsText(unclosed)}
      </LiveRegion>
      <p className="my-3 font-display font-medium text-ink text-xl leading-head">{title}</p>
      <p>{excerpt}</p>
      <div
        className="article-body mx-auto mt-[clamp(2.5rem,2rem+3vw,5rem)]"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, with the site's own rules.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  )
}
