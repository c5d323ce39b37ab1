import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import type { z } from 'zod'
import { POST_CHANGED_MEANWHILE } from '#domain/admin/messages.ts'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { WRITING_TEXT } from '#domain/admin/writing-text.ts'
import { CATEGORIES } from '#domain/blog/categories.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import { postFormSchema } from '#domain/blog/post-input.ts'
import { needsReview } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { ChoiceButtons } from '#web/features/admin/choice-buttons.tsx'
import { EditorField } from '#web/features/admin/editor/editor-field.tsx'
import { useSaveKey } from '#web/features/admin/editor/use-save-key.ts'
import { KeptTextNote } from '#web/features/admin/kept-text/kept-text-note.tsx'
import { useKeptText } from '#web/features/admin/kept-text/use-kept-text.ts'
import { useMay } from '#web/features/admin/session/session-context.ts'
import { type Rejection, useDomainForm } from '#web/lib/use-domain-form.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field, useFieldControl } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { urls } from '#web/urls.ts'
import { CoverField } from './cover-field.tsx'
import { PostReading } from './post-reading.tsx'
import type { PostRow_PostFragment } from './post-row.generated.ts'
import { PostStatus } from './post-status.tsx'
import { PostCorrection } from './publishing/post-correction.tsx'
import { PostPreviewLink } from './publishing/post-preview-link.tsx'
import { PostPublishing } from './publishing/post-publishing.tsx'
import { usePostActions } from './use-post-actions.ts'
import { PostVersions } from './versions/post-versions.tsx'
import './post-form.css'

export type PostText = z.input<typeof postFormSchema>
export type PostValues = z.output<typeof postFormSchema>

type PostFormProps = {
  id: string
  revision: string
  /** What is stored, but for the text. Undefined for a new article. */
  post?: PostRow_PostFragment
  saved: PostText
  /** What the server left out of the text that was saved last. */
  removed: string | null
  /** Seeds the generated cover. */
  slug: string
  /** Saves the post, or only the fields that were changed. Resolves to the revision after that. */
  onSend: (
    post: PostValues,
    changed: Partial<PostValues>,
  ) => Promise<{ rejection: Rejection | null; revision: string }>
  /** After a save that would have undone another editor's change. */
  onLoadNewer: () => void
  /** Whether it replaces a form that had the focus. */
  shouldFocus: boolean
}

const VIEWS = ['write', 'read', 'versions'] as const

const TITLE = clsx(
  'w-full resize-none border-line-strong border-b-control bg-transparent pb-2 font-display font-medium text-3xl text-ink',
  'field-sizing-content leading-head tracking-tight hover:border-ink aria-invalid:border-alert',
)

export function PostForm(props: PostFormProps) {
  const { id, revision, post, saved, slug, removed, onSend, onLoadNewer, shouldFocus } = props
  const isUnreviewed = post !== undefined && needsReview(enumValue(post.provenance))
  const isDraft = !post || post.status === 'DRAFT'
  const isEditor = useMay('editor')
  const mayChange = isEditor || (isDraft && !post?.publishAt)
  const [chosenView, setView] = useState<(typeof VIEWS)[number]>('write')
  const view = chosenView === 'write' && !mayChange ? 'read' : chosenView
  const form = useDomainForm(postFormSchema, saved, { keepsValues: true, isReadOnly: !mayChange })
  const { register, errors, isDirty, changedOf, isSubmitting, watch } = form
  const { submit, kept } = useKeptText(form, { id: `post ${id}`, revision })
  const { publish, schedule } = usePostActions(id)
  const [isRescheduling, setRescheduling] = useState(false)
  const content = watch('content')
  const views = VIEWS.filter((value) => (value === 'write' ? mayChange : value === 'read' || post))
  const heading = post ? `${PANEL_TEXT.edit}: ${post.title}` : PANEL_TEXT.newPost
  const onConflict = () => form.setError('root', { type: 'CONFLICT' })

  /** The button says what follows the save. */
  async function save(text: PostValues, button: HTMLElement | null) {
    const { rejection, revision } = await onSend(text, changedOf(text))
    if (rejection) return rejection
    const next = button?.getAttribute('name')
    if (next !== 'publish' && next !== 'schedule') return null
    const outcome = await (next === 'publish'
      ? publish(revision, isUnreviewed)
      : schedule(revision, button?.getAttribute('value') ?? '', isUnreviewed))
    if (!outcome.rejection) setRescheduling(false)
    return outcome.rejection && { ...outcome.rejection, isSaved: true }
  }

  return (
    <form ref={useSaveKey(true)} aria-label={heading} onSubmit={submit(save)} noValidate>
      <div className="post-bar">
        <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-2 py-2.5">
          <BackLink to={urls.admin('posts')}>{PANEL_TEXT.posts}</BackLink>
          <ChoiceButtons
            label={WRITING_TEXT.view}
            choices={views.map((value) => ({ value, label: WRITING_TEXT[value] }))}
            value={view}
            onChoose={setView}
          />
          {mayChange && (
            <Button
              type="submit"
              variant="line"
              size="sm"
              className="ms-auto"
              pending={isSubmitting}
              pendingText={PANEL_TEXT.saving}
            >
              {post ? PANEL_TEXT.save : PANEL_TEXT.saveDraft}
            </Button>
          )}
        </div>
      </div>
      <h1 className="sr-only">{heading}</h1>
      <div className="wrap post-columns pt-8 pb-section">
        <div className="grid content-start gap-5">
          {post && <PostStatus post={post} />}
          {!mayChange && <p className="font-semibold text-sm">{WRITING_TEXT.editorChanges}</p>}
          <KeptTextNote {...kept} />
          {errors.root?.type === 'CONFLICT' && (
            <ErrorState
              title={POST_CHANGED_MEANWHILE}
              onRetry={onLoadNewer}
              retryLabel={PANEL_TEXT.loadNewer}
            >
              {isDirty && PANEL_TEXT.changedHint}
            </ErrorState>
          )}
          {errors.root?.type === 'NOT_FOUND' && <ErrorState title={BLOG_ERRORS.notFound} />}
          <Field label={PANEL_TEXT.title} error={errors.title?.message}>
            <TitleInput {...register('title')} autoFocus={shouldFocus} />
          </Field>
          <Field label={PANEL_TEXT.excerpt} error={errors.excerpt?.message}>
            <Textarea className="field-sizing-content" {...register('excerpt')} />
          </Field>
          <div className="post-text grid gap-5">
            <div hidden={view !== 'write'}>
              <EditorField
                label={PANEL_TEXT.content}
                error={errors.content?.message}
                isArticle
                value={content}
                onChange={(html) =>
                  form.setValue('content', html, {
                    shouldDirty: true,
                    shouldValidate: form.formState.isSubmitted,
                  })
                }
              />
            </div>
            <LiveRegion className="font-semibold text-sm empty:hidden">{removed}</LiveRegion>
            {view === 'read' && <PostReading content={content} />}
          </div>
          {view === 'versions' && (
            <PostVersions
              key={revision}
              {...{ id, revision, isDirty, mayChange, onConflict }}
              onRestored={onLoadNewer}
            />
          )}
        </div>
        <aside className="grid content-start gap-8" aria-label={WRITING_TEXT.publishing}>
          {post && (
            <PostPublishing
              {...{ post, revision, isDirty, isSubmitting, isRescheduling, onConflict }}
              onReschedule={() => setRescheduling(true)}
              onShow={() => view === 'versions' && setView('write')}
            />
          )}
          {post?.status === 'DRAFT' && <PostPreviewLink post={post} />}
          {post?.status === 'PUBLISHED' && isEditor && <PostCorrection post={post} />}
          <section className="grid gap-4 border-ink border-t-2 pt-3">
            <h2 className="font-sans font-strong text-base">{WRITING_TEXT.details}</h2>
            <Field label={PANEL_TEXT.category} error={errors.category?.message}>
              <Select
                {...register('category')}
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
            <CoverField {...{ form, slug, mayChange }} />
          </section>
        </aside>
      </div>
    </form>
  )
}

/** As large as on the page, over several lines if necessary. A line break cannot be typed. */
function TitleInput(props: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      className={TITLE}
      rows={1}
      {...useFieldControl()}
      {...props}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}
