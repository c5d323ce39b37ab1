import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { byline, POST_TEXT } from '#domain/blog/messages.ts'
import { Venn } from '#web/figures/venn.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { urls } from '#web/urls.ts'
import type { Article_PostFragment } from './article.generated.ts'
import { PostCover } from './post-cover.tsx'
import { PostMeta } from './post-meta.tsx'
import { ProvenanceNote } from './provenance-note.tsx'
import { useArticleLinks } from './use-article-links.ts'
import { useReading } from './use-reading.ts'

/** A whole article: head, body, tags and author (Spec §2 Single post). */
export function Article({ post }: { post: Article_PostFragment }) {
  const body = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLElement>(null)
  useReading({ body, end, bar }, post.slug)
  useArticleLinks(body)
  return (
    <article className="wrap art">
      <div className="reading" aria-hidden="true">
        <i ref={bar} />
      </div>
      <BackToBlog />
      <header className="art__head">
        <div>
          <Badge>{post.category}</Badge>
          <h1>{post.title}</h1>
          {post.excerpt && <p className="dek">{post.excerpt}</p>}
          <PostMeta before={byline(post.author)} publishedAt={post.publishedAt} readTime={post.readTime} />
        </div>
        <PostCover slug={post.slug} category={post.category} featuredImage={post.featuredImage} />
      </header>
      <div className="art__body" ref={body}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises every body it answers with. */}
        <div className="art__text" dangerouslySetInnerHTML={{ __html: post.content }} />
        <ProvenanceNote provenance={post.provenance} />
      </div>
      <div className="art__end" ref={end}>
        {post.tags.length > 0 && (
          <ul className="tags">
            {post.tags.map((tag) => (
              <li key={tag}>
                <Link className="tag" to={urls.blog({ tags: [tag] })}>
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="author">
          <Venn
            viewBox="0 0 64 64"
            fraction={0.4}
            radius={21}
            cx={32}
            cy={32}
            pitch={5}
            threadWidth={1}
            keyline={1.5}
          />
          <div>
            <b>{post.author}</b>
            <p>{POST_TEXT.authorNote}</p>
          </div>
        </div>
      </div>
    </article>
  )
}

/** The way back to the list. */
export function BackToBlog() {
  return (
    <Link className="back" to={urls.blog()}>
      <ArrowLeft className="icon" aria-hidden="true" />
      {POST_TEXT.back}
    </Link>
  )
}
