import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { TAGS_PER_CARD } from '#domain/blog/limits.ts'
import { BLOG_TEXT, byline } from '#domain/blog/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { urls } from '#web/urls.ts'
import { Highlighted, type Segments } from './highlighted.tsx'
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from './post-card.generated.ts'
import { PostCover } from './post-cover.tsx'
import { PostMeta } from './post-meta.tsx'

export type PostCardProps = {
  post: FragmentType<PostCard_PostFragment>
  /** Short cards stand on the home page and under articles: no author, tags or Read More. */
  short?: boolean
  /** Where a search matches. */
  highlight?: { title: Segments; excerpt: Segments; passage: Segments }
}

/** An article in a list (Spec §2 Blog list, post card). The whole title is the link of record. */
export function PostCard({ post, short = false, highlight }: PostCardProps) {
  const { data, complete } = useFragment({
    fragment: PostCard_PostFragmentDoc,
    fragmentName: 'PostCard_post',
    from: post,
  })
  if (!complete) return null
  const href = urls.post(data.slug)
  return (
    <article className="post">
      <PostCover slug={data.slug} category={data.category} featuredImage={data.featuredImage} href={href} />
      <Badge>{data.category}</Badge>
      <h3>
        <Link to={href}>{highlight ? <Highlighted segments={highlight.title} /> : data.title}</Link>
      </h3>
      <p>{highlight ? <Highlighted segments={highlight.excerpt} /> : data.excerpt}</p>
      {highlight && highlight.passage.length > 0 && (
        <p className="post__passage">
          … <Highlighted segments={highlight.passage} /> …
        </p>
      )}
      <PostMeta publishedAt={data.publishedAt} readTime={data.readTime} />
      {!short && (
        <>
          {data.tags.length > 0 && (
            <ul className="tags">
              {data.tags.slice(0, TAGS_PER_CARD).map((tag) => (
                <li className="tag" key={tag}>
                  {tag}
                </li>
              ))}
            </ul>
          )}
          <div className="post__foot">
            <span>{byline(data.author)}</span>
            <Link className="more" to={href}>
              <span>{BLOG_TEXT.readMore}</span> <VisuallyHidden>{data.title}</VisuallyHidden>
              <ArrowRight className="icon" aria-hidden="true" />
            </Link>
          </div>
        </>
      )}
    </article>
  )
}
