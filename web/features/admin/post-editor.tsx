import { useQuery } from '@apollo/client/react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { DESK_DONE, DESK_TEXT } from '../../../domain/admin/desk-text.ts'
import { POST_CHANGED_MEANWHILE } from '../../../domain/admin/messages.ts'
import { CATEGORIES } from '../../../domain/blog/categories.ts'
import { BLOG_ERRORS } from '../../../domain/blog/messages.ts'
import { postEditSchema } from '../../../domain/blog/post-input.ts'
import { Button } from '../../ui/button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useAsAdmin } from './admin-context.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { BodyPreviewDocument, DeskPostSourceDocument, UpdatePostDocument } from './post-editor.generated.ts'
import { type FieldErrors, fieldErrorsOf, useAct } from './use-act.ts'
import { useFirstError } from './use-first-error.ts'

type Draft = {
  title: string
  excerpt: string
  content: string
  category: string
  tags: string
  author: string
  featuredImage: string
}

type EditorProps = {
  id: string
  title: string
  /** Hears whether something is typed that is not saved. */
  onUnsaved: (id: string, isUnsaved: boolean) => void
  onClose: () => void
}

/** Loads a post as it is stored and lets an editor change it. */
export function PostEditor({ id, title, onUnsaved, onClose }: EditorProps) {
  const { data, error, refetch } = useQuery(DeskPostSourceDocument, {
    variables: { id },
    context: useAsAdmin(),
    // What becomes of the post elsewhere must not reach into a form that somebody types in.
    fetchPolicy: 'no-cache',
  })
  if (error) return <Failed title={DESK_TEXT.unavailable} onRetry={() => refetch()} />
  if (!data) return <Loading>{title}</Loading>
  if (!data.deskPost)
    return (
      <Failed
        title={BLOG_ERRORS.notFound}
        action={
          <Button variant="line" size="sm" onClick={onClose}>
            {DESK_TEXT.close}
          </Button>
        }
      />
    )
  const {
    source,
    tags,
    featuredImage,
    revision,
    title: savedTitle,
    excerpt,
    category,
    author,
  } = data.deskPost
  const saved = {
    title: savedTitle,
    excerpt,
    content: source,
    category,
    tags: tags.join(', '),
    author,
    featuredImage: featuredImage ?? '',
  }
  return (
    <EditForm
      key={revision}
      {...{ id, title, saved, revision, onUnsaved, onClose }}
      onLoadNewer={() => refetch()}
    />
  )
}

function EditForm({
  id,
  title: heading,
  saved,
  revision,
  onUnsaved,
  onClose,
  onLoadNewer,
}: EditorProps & {
  saved: Draft
  /** What the edit starts from. */
  revision: string
  onLoadNewer: () => void
}) {
  const [draft, setDraft] = useState(saved)
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useFirstError(errors)
  const [isOutdated, setOutdated] = useState(false)
  const { act, acting } = useAct()
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(saved)
  useEffect(() => {
    onUnsaved(id, isUnsaved)
    return () => onUnsaved(id, false)
  }, [onUnsaved, id, isUnsaved])

  const control = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const result = postEditSchema.required().safeParse({
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
    const outcome = await act(
      UpdatePostDocument,
      { id, revision, ...Object.fromEntries(changed) },
      DESK_DONE.postSaved,
      ['DeskPosts'],
    )
    if (outcome && 'answer' in outcome) onClose()
    else {
      setErrors(outcome?.fields ?? {})
      setOutdated(outcome?.code === 'CONFLICT')
    }
  }

  return (
    <form
      className="editor"
      ref={form}
      aria-label={`${DESK_TEXT.edit}: ${heading}`}
      onSubmit={submit}
      noValidate
    >
      <div className="editor__fields">
        <Field label={DESK_TEXT.title} error={errors['title']}>
          <Input {...control('title')} />
        </Field>
        <Field label={DESK_TEXT.excerpt} error={errors['excerpt']}>
          <Textarea {...control('excerpt')} />
        </Field>
        <div className="editor__pair">
          <Field label={DESK_TEXT.category} error={errors['category']}>
            <Select {...control('category')} options={CATEGORIES.map((value) => ({ value, label: value }))} />
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
          <Textarea className="editor__body" spellCheck {...control('content')} />
        </Field>
        {isOutdated && (
          <Failed title={POST_CHANGED_MEANWHILE} onRetry={onLoadNewer} retryLabel={DESK_TEXT.loadNewer}>
            {DESK_TEXT.changedHint}
          </Failed>
        )}
        <div className="rowx">
          <Button type="submit" size="sm" pending={acting} pendingText={DESK_TEXT.saving}>
            {DESK_TEXT.save}
          </Button>
          {isUnsaved ? (
            <ConfirmButton
              about={heading}
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, with the site's own rules. */}
      <div className="art__body" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
