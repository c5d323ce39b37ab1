import { use, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { ADMIN_DONE, adminFailed, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import { DEFAULT_AUTHOR } from '#domain/blog/post-input.ts'
import { removedFrom } from '#web/features/admin/editor/removed-from.ts'
import { UnsavedContext } from '#web/features/admin/kept-text/use-unsaved-changes.ts'
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

/** `/admin/posts/new` */
export function NewPostPage() {
  const { onUnsaved } = use(UnsavedContext)
  const { mutate } = useAdminMutation()
  const navigate = useNavigate()

  async function create(post: PostValues) {
    const { result, rejection } = await mutate(CreatePostDocument, post, ADMIN_DONE.draftSaved)
    if (result && 'id' in result) {
      // Otherwise the page would ask before it is left.
      flushSync(() => onUnsaved('post new', false))
      navigate(urls.adminPost(result.id), { replace: true })
    }
    return { rejection, revision: '' }
  }

  return <PostForm id="new" revision="" slug="" saved={BLANK} onSend={create} />
}

/** `/admin/posts/{id}` */
export function PostPage({ id }: { id: string }) {
  const [saved, setSaved] = useState<Source>()
  const [removed, setRemoved] = useState<string | null>(null)
  const [loads, setLoads] = useState(0)
  const { data, error, refetch } = useAdminQuery(AdminPostSourceDocument, { id }, { fetchPolicy: 'no-cache' })
  const state = useAdminQuery(AdminPostStateDocument, { id })
  const { mutate } = useAdminMutation()

  const failure = error ?? state.error
  if (!data || !state.data)
    return failure ? (
      <Problem
        title={failureReason(failure, PANEL_TEXT.unavailable)}
        onRetry={() => Promise.allSettled([refetch(), state.refetch()])}
      />
    ) : (
      <Loading>{PANEL_TEXT.posts}</Loading>
    )
  const post = saved ?? data.adminPost
  if (!post || !state.data.adminPost) return <Problem title={BLOG_ERRORS.notFound} />
  const { revision } = post

  async function update(_post: PostValues, changed: Partial<PostValues>) {
    if (Object.keys(changed).length === 0) return { rejection: null, revision }
    const { result, rejection } = await mutate(
      UpdatePostDocument,
      { id, revision, ...changed },
      ADMIN_DONE.postSaved,
    )
    if (!result || !('revision' in result)) return { rejection, revision }
    setSaved(result)
    setRemoved(removedFrom(changed.content ?? '', result.source))
    return { rejection, revision: result.revision }
  }
  async function loadNewer() {
    const newer = await refetch().catch(() => null)
    if (!newer?.data?.adminPost) return showToast(adminFailed(PANEL_TEXT.unavailable))
    setSaved(undefined)
    setLoads((count) => count + 1)
  }

  return (
    <PostForm
      key={loads}
      id={id}
      revision={revision}
      post={state.data.adminPost}
      slug={post.slug}
      saved={textOf(post)}
      removed={removed}
      shouldFocus={loads > 0}
      onSend={update}
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
