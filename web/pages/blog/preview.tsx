import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { PREVIEW_TEXT, previewTitle } from '#domain/blog/preview-text.ts'
import { Article } from '#web/features/blog/article/article.tsx'
import { PostFailed, PostSkeleton } from '#web/features/blog/article/post-screens.tsx'
import { PreviewBar, PreviewEnd } from '#web/features/blog/article/preview-bar.tsx'
import { Head, SITE_CARD } from '#web/head.tsx'
import { StatusScreen } from '#web/layout/status-screen.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'
import { PreviewPageDocument } from './preview.generated.ts'

/** `/preview/{token}`: a draft as readers will see it. The server leads to the article once it is published. */
export function Component() {
  const token = useParams()['token'] ?? ''
  const { data, error, loading } = useQuery(PreviewPageDocument, { variables: { token } })
  if (loading) return <PostSkeleton />
  if (error) return <PostFailed />
  if (!data?.postPreview) return <PreviewEnded />
  const { expiresAt, publishAt, post } = data.postPreview
  return (
    <>
      <Head
        title={previewTitle(post.title)}
        description={PREVIEW_TEXT.description}
        card={{ ...SITE_CARD, title: PREVIEW_TEXT.description }}
        noIndex
      />
      <PreviewBar expiresAt={expiresAt} publishAt={publishAt} />
      <Article post={post} isDraft />
      <PreviewEnd />
    </>
  )
}

/** Unknown, expired and revoked links look the same. */
function PreviewEnded() {
  return (
    <StatusScreen
      status={404}
      title={PREVIEW_TEXT.ended}
      hint={PREVIEW_TEXT.endedHint}
      action={
        <ButtonLink variant="line" href={urls.blog()}>
          {PREVIEW_TEXT.readBlog}
        </ButtonLink>
      }
    />
  )
}
