import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SECONDARY_COUNT } from '#domain/blog/limits.ts'
import { INSIGHTS_TEXT } from '#domain/blog/messages.ts'
import { Section } from '#web/layout/section.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { urls } from '#web/urls.ts'
import type { PostCard_PostFragment } from './post-card.generated.ts'
import { PostCover } from './post-cover.tsx'
import { PostList } from './post-list.tsx'
import { PostMeta } from './post-meta.tsx'
import { PostRow } from './post-row.tsx'
import { ProvenanceLabel } from './provenance-note.tsx'

export type InsightsSectionProps = {
  posts: readonly PostCard_PostFragment[] | undefined
  placeholder?: ReactNode
}

/** Spec §2 Blog insights. */
export function InsightsSection({ posts, placeholder }: InsightsSectionProps) {
  const [lead, ...others] = posts ?? []
  return (
    <Section id="stories" title={INSIGHTS_TEXT.heading} lead={INSIGHTS_TEXT.lead}>
      {!posts ? (
        placeholder
      ) : lead ? (
        <PostList posts={posts.slice(0, SECONDARY_COUNT + 1)}>
          <LeadPost post={lead} />
          <PostRow posts={others.slice(0, SECONDARY_COUNT)} />
        </PostList>
      ) : (
        <EmptyState title={INSIGHTS_TEXT.none}>{INSIGHTS_TEXT.noneHint}</EmptyState>
      )}
    </Section>
  )
}

function LeadPost({ post }: { post: PostCard_PostFragment }) {
  const href = urls.post(post.slug)
  return (
    <article className="wrap-anywhere grid gap-6 wide:grid-cols-uneven wide:items-center wide:gap-12">
      <PostCover post={post} href={href} />
      <div>
        <Badge>{post.category}</Badge>
        <h3 className="mt-3 text-2xl tracking-snug">
          <Link className="text-inherit no-underline hover:underline" to={href}>
            {post.title}
          </Link>
        </h3>
        <p className="mt-3 measure-48 text-lg/[1.5]">{post.excerpt}</p>
        <PostMeta className="mt-4" publishedAt={post.publishedAt} readTime={post.readTime} />
        <ProvenanceLabel className="mt-2" provenance={post.provenance} />
      </div>
    </article>
  )
}
