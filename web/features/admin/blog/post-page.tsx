import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ADMIN_DONE, adminFailed, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import { DEFAULT_AUTHOR } from '#domain/blog/post-input.ts'
import { removedFrom } from '#web/features/admin/editor/removed-from.ts'
import { failureReason } from '#web/features/admin/session/admin-errors.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { urls } from '#web/urls.ts'
import { PostForm, type PostText, type PostValues } from './post-form.tsx'
import {
  AdminPostSourceDocument,
  AdminPostStateDocument,
  CreatePostDocument,
  type PostSource_PostFragment,
  UpdatePostDocument,
} from './post-page.generated.ts'
import type { PostRow_PostFragment } from './post-row.generated.ts'

type Source = PostSource_PostFragment

const BLANK: PostText = {
  title: '',
  excerpt: '',
  content: '',
  category: '',
  tags: '',
  author: DEFAULT_AUTHOR,
  featuredImage: '',
  featuredImageAlt: '',
  featuredImageCredit: '',
  coverVariant: 0,
}

const NEW = 'new'

/** `/admin/posts/{id}`, and `/admin/posts/new`, which gets the id of the post with the first save. */
export function PostPage({ onCreated, ...props }: { id: string; onCreated: (id: string) => void }) {
  const [saved, setSaved] = useState<Source>()
  const id = saved?.id ?? props.id
  const isNew = id === NEW
  const [removed, setRemoved] = useState<string | null>(null)
  const [loads, setLoads] = useState(0)
  const source = useAdminQuery(AdminPostSourceDocument, { id }, { fetchPolicy: 'no-cache', skip: isNew })
  const state = useAdminQuery(AdminPostStateDocument, { id }, { skip: isNew })
  // Stays when a colleague moves the post to the trash, because an editor may be typing.
  const [row, setRow] = useState<PostRow_PostFragment>()
  const newest = state.data?.adminPost
  if (newest && newest !== row) setRow(newest)
  const { mutate } = useAdminMutation()
  const navigate = useNavigate()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const post = saved ?? source.data?.adminPost
  const error = source.error ?? state.error
  if (!isNew && !(post && row)) {
    if (source.data && state.data) return <Problem title={BLOG_ERRORS.notFound} />
    if (!error) return <Loading>{PANEL_TEXT.posts}</Loading>
    const retry = () => Promise.allSettled([source.refetch(), state.refetch()])
    return <Problem title={failureReason(error, PANEL_TEXT.unavailable)} onRetry={retry} />
  }
  const revision = post?.revision ?? ''

  async function save(values: PostValues, changed: Partial<PostValues>) {
    if (!isNew && Object.keys(changed).length === 0) return { rejection: null, revision }
    const { result, rejection } = isNew
      ? await mutate(CreatePostDocument, values, ADMIN_DONE.draftSaved)
      : await mutate(UpdatePostDocument, { id, revision, ...changed }, ADMIN_DONE.postSaved)
    if (!result || !('revision' in result)) return { rejection, revision }
    setSaved(result)
    setRow(result)
    setRemoved(removedFrom(changed.content ?? '', result.source))
    if (isNew && isOpen.current) {
      onCreated(result.id)
      navigate(urls.adminPost(result.id), { replace: true, preventScrollReset: true })
    }
    return { rejection, revision: result.revision }
  }
  async function loadNewer() {
    const newer = await source.refetch().catch(() => null)
    if (!newer?.data?.adminPost) return showToast(adminFailed(PANEL_TEXT.unavailable))
    setSaved(undefined)
    setLoads((count) => count + 1)
  }

  return (
    <PostForm
      key={loads}
      id={id}
      revision={revision}
      post={row}
      slug={post?.slug ?? ''}
      saved={post ? textOf(post) : BLANK}
      removed={removed}
      shouldFocus={loads > 0}
      onSend={save}
      onLoadNewer={loadNewer}
    />
  )
}

function textOf(post: Source): PostText {
  const { title, excerpt, category, author, featuredImageAlt, featuredImageCredit, coverVariant } = post
  return {
    ...{ title, excerpt, category, author, featuredImageAlt, featuredImageCredit, coverVariant },
    content: post.source,
    tags: post.tags.join(', '),
    featuredImage: post.featuredImage ?? '',
  }
}

function Problem({ title, onRetry }: { title: string; onRetry?: () => void }) {
  return (
    <div className="wrap py-section">
      <ErrorState
        level={1}
        title={title}
        onRetry={onRetry}
        action={
          <ButtonLink variant="line" size="sm" href={urls.admin('posts')}>
            {PANEL_TEXT.posts}
          </ButtonLink>
        }
      />
    </div>
  )
}
