import { useQuery } from '@apollo/client/react'
import { ArrowRight } from '@lucide/icons'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { POST_TEXT } from '#domain/blog/messages.ts'
import { provenanceLabel } from '#domain/blog/provenance.ts'
import { formatLongDate } from '#domain/dates.ts'
import { citeArticle, TAKE_TEXT } from '#domain/embed/take-text.ts'
import { enumValue } from '#domain/enum-names.ts'
import { ADMIN_TOKEN_KEY } from '#domain/session/storage-keys.ts'
import type { Article_PostFragment } from '#web/features/blog/article/article.generated.ts'
import { Article } from '#web/features/blog/article/article.tsx'
import {
  InvalidUrl,
  PostFailed,
  PostNotFound,
  PostSkeleton,
} from '#web/features/blog/article/post-screens.tsx'
import { RelatedPosts } from '#web/features/blog/article/related-posts.tsx'
import { StructuredData } from '#web/features/blog/article/structured-data.tsx'
import { PostFeedLinks } from '#web/features/blog/post-feed-links.tsx'
import { Take } from '#web/features/take/take.tsx'
import { Head } from '#web/head.tsx'
import { CallToAction } from '#web/layout/call-to-action.tsx'
import { Section } from '#web/layout/section.tsx'
import { readItem } from '#web/lib/browser-storage.ts'
import { useSite } from '#web/site.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'
import { PostPageDocument } from './post.generated.ts'

/** `/blog/{slug}` (spec §2 Single post). */
export function Component() {
  const slug = useParams()['slug']?.trim() ?? ''
  return slug === '' ? <InvalidUrl /> : <PostPage key={slug} slug={slug} />
}

function PostPage({ slug }: { slug: string }) {
  const { client, data, error, loading } = useQuery(PostPageDocument, { variables: { slug } })
  const isMissing = data?.post === null
  const [isDraft, setIsDraft] = useState(false)
  // Editors see their drafts at the address of the article. The server renders it for visitors.
  useEffect(() => {
    const token = isMissing && readItem('localStorage', ADMIN_TOKEN_KEY)
    if (!token) return
    setIsDraft(true)
    // Without deduplication, or it would share the visitor's response.
    const context = { headers: { authorization: `Bearer ${token}` }, queryDeduplication: false }
    client
      .query({ query: PostPageDocument, variables: { slug }, fetchPolicy: 'network-only', context })
      .catch(() => {})
  }, [client, slug, isMissing])
  if (loading) return <PostSkeleton />
  if (error) return <PostFailed />
  const post = data?.post
  if (!post) return <PostNotFound />
  return (
    <>
      <Head
        title={post.title}
        description={post.description}
        card={{ image: urls.postImage(post.slug), alt: `${post.category}: ${post.title}` }}
        type="article"
        publishedAt={post.publishedAt}
        canonical={urls.post(post.slug)}
      />
      <PostFeedLinks category={post.category} />
      <StructuredData post={post} />
      <Article post={post}>
        <SharedValues post={post} />
        {!isDraft && <CiteArticle post={post} />}
      </Article>
      {/* It reads as a visitor, for whom there is no such post. */}
      {!isDraft && <RelatedPosts slug={post.slug} />}
      <Section className="print:hidden">
        <CallToAction
          title={
            <Link className="text-inherit no-underline hover:underline" to={urls.blog()}>
              {POST_TEXT.discover}
            </Link>
          }
        >
          <ButtonLink href={urls.blog()}>
            {POST_TEXT.readBlog}
            <Icon of={ArrowRight} />
          </ButtonLink>
        </CallToAction>
      </Section>
    </>
  )
}

function SharedValues({ post: { sharedValues } }: { post: Article_PostFragment }) {
  if (sharedValues.length === 0) return null
  return (
    <nav className="print:hidden" aria-label={TAKE_TEXT.articleValues}>
      <p className="font-semibold text-ink text-sm">{TAKE_TEXT.articleValues}</p>
      <ul className="flex flex-wrap gap-x-6">
        {sharedValues.map(({ slug, title }) => (
          <li key={slug}>
            <Link className="inline-flex min-h-target items-center" to={urls.value(slug)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CiteArticle({ post }: { post: Article_PostFragment }) {
  const { publicUrl, zone } = useSite()
  const date = formatLongDate(post.publishedAt ?? '', zone)
  const text = citeArticle(
    post.author,
    post.title,
    date,
    publicUrl + urls.post(post.slug),
    provenanceLabel(enumValue(post.provenance)),
  )
  return <Take cite={[{ label: TAKE_TEXT.inList, text }]} />
}
