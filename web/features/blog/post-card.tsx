import { ArrowRight } from '@lucide/icons'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { TAGS_PER_CARD } from '#domain/blog/limits.ts'
import { BLOG_TEXT, byline } from '#domain/blog/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'
import type { PostCard_PostFragment } from './post-card.generated.ts'
import { PostCover } from './post-cover.tsx'
import { PostMeta } from './post-meta.tsx'
import { ProvenanceLabel } from './provenance-note.tsx'
import { Tag } from './tag.tsx'

const EXCERPT = 'mt-2 text-sm/[1.52]'
const MATCH = clsx(
  'bg-gold-wash text-inherit shadow-[0_0.12em_0_var(--color-gold)]',
  'forced-colors:bg-[Mark] forced-colors:text-[MarkText]',
)

type Segments = readonly { text: string; match: boolean }[]

export type PostCardProps = {
  post: PostCard_PostFragment
  /** For the home page and below articles: no author, tags or Read More. */
  isCompact?: boolean
  highlight?: { title: Segments; excerpt: Segments; passage: Segments }
}

/** Spec §2 Blog list, post card. The title names the article for assistive technology. */
export function PostCard({ post, isCompact = false, highlight }: PostCardProps) {
  const href = urls.post(post.slug)
  return (
    <article className="group/post wrap-anywhere relative flex break-inside-avoid flex-col">
      <PostCover post={post} href={href} />
      <Badge className="mt-4">{post.category}</Badge>
      <h3 className="mt-2 text-xl">
        <Link className="text-inherit no-underline hover:underline" to={href}>
          {highlight ? <HighlightedText segments={highlight.title} /> : post.title}
        </Link>
      </h3>
      <p className={EXCERPT}>{highlight ? <HighlightedText segments={highlight.excerpt} /> : post.excerpt}</p>
      {highlight && highlight.passage.length > 0 && (
        <p className={clsx(EXCERPT, 'border-line border-l-2 pl-3 text-ink-mute')}>
          … <HighlightedText segments={highlight.passage} /> …
        </p>
      )}
      <PostMeta className="mt-3" publishedAt={post.publishedAt} readTime={post.readTime} />
      <ProvenanceLabel className="mt-2" provenance={post.provenance} />
      {!isCompact && (
        <>
          {post.tags.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-2">
              {post.tags.slice(0, TAGS_PER_CARD).map((tag) => (
                <li className="flex" key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4 text-sm">
            <span>{byline(post.author)}</span>
            <Link className="inline-flex min-h-target items-center gap-1 font-semibold" to={href}>
              <span>{BLOG_TEXT.readMore}</span> <span className="sr-only">{post.title}</span>
              <Icon of={ArrowRight} />
            </Link>
          </div>
        </>
      )}
    </article>
  )
}

/** Segments are plain text and never parsed as HTML. */
function HighlightedText({ segments }: { segments: Segments }) {
  return segments.map(({ text, match }, index) => {
    if (!match) return text
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments of a text have no other key than their position.
      <mark className={MATCH} key={index}>
        {text}
      </mark>
    )
  })
}
