import { type ReactNode, useRef } from 'react'
import { byline, correctedOn, POST_TEXT } from '#domain/blog/messages.ts'
import { authorNote } from '#domain/blog/provenance.ts'
import { formatLongDate } from '#domain/dates.ts'
import { enumValue } from '#domain/enum-names.ts'
import { Mark } from '#web/figures/mark.tsx'
import { useSite } from '#web/site.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { urls } from '#web/urls.ts'
import { PostCover } from '../post-cover.tsx'
import { PostMeta } from '../post-meta.tsx'
import { MistakeNote, ProvenanceLabel } from '../provenance-note.tsx'
import { TagLink } from '../tag.tsx'
import type { Article_PostFragment } from './article.generated.ts'
import { useArticleLinks } from './use-article-links.ts'
import { useStoryRead } from './use-story-read.ts'

export const ARTICLE_HEAD = 'mt-4 grid gap-8 wide:grid-cols-2 wide:items-center wide:gap-16'
export const ARTICLE_BODY = 'article-body mx-auto mt-[clamp(2.5rem,2rem+3vw,5rem)] print:mt-6'

export type ArticleProps = {
  post: Article_PostFragment
  /** For a preview, which counts no reading. */
  isDraft?: boolean
  /** At the end. */
  children?: ReactNode
}

export function Article({ post, isDraft = false, children }: ArticleProps) {
  const body = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useStoryRead(end, post.slug)
  useArticleLinks(body)
  return (
    <article className="reading wrap wrap-anywhere pt-6 pb-section">
      <div
        className="reading-progress pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75 origin-left bg-plum forced-colors:forced-color-adjust-none print:hidden"
        aria-hidden="true"
      />
      <BackToBlog />
      <header className={ARTICLE_HEAD}>
        <div>
          <Badge>{post.category}</Badge>
          {/* Smaller at half the page width, so that no short word is alone on a line. */}
          <h1 className="mt-4 text-4xl leading-none tracking-dense wide:text-[length:min(var(--text-4xl),5.75vw)] print:text-[26pt]">
            {post.title}
          </h1>
          {post.excerpt && <p className="mt-4 measure-44 text-lg/[1.5]">{post.excerpt}</p>}
          <PostMeta
            className="mt-6"
            before={byline(post.author)}
            publishedAt={post.publishedAt}
            readTime={post.readTime}
          />
          <ProvenanceLabel className="mt-2" provenance={post.provenance} />
        </div>
        <PostCover shape="large" post={post} alt={post.featuredImageAlt} />
        {post.featuredImage && post.featuredImageCredit && (
          <p className="-mt-4 text-ink-mute text-xs wide:col-start-2 wide:-mt-12">
            {post.featuredImageCredit}
          </p>
        )}
      </header>
      {post.correction && <CorrectionNote {...post.correction} />}
      <div className={ARTICLE_BODY} ref={body}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes every body that it sends. */}
        <div dangerouslySetInnerHTML={{ __html: post.content }} />
        <MistakeNote provenance={post.provenance} />
      </div>
      <div className="mx-auto mt-12 grid max-w-article gap-8 text-base" ref={isDraft ? null : end}>
        {post.tags.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {post.tags.map((tag) => (
              <li key={tag}>
                <TagLink to={urls.blog({ tags: [tag] })}>{tag}</TagLink>
              </li>
            ))}
          </ul>
        )}
        <div className="grid break-inside-avoid first-col-16 items-center gap-4 border-line border-y py-6">
          <Mark />
          <div>
            <b className="font-display font-medium text-item/[1.2] text-ink">{post.author}</b>
            <p>{authorNote(enumValue(post.provenance))}</p>
          </div>
        </div>
        {children}
      </div>
    </article>
  )
}

/** Between rules above the text, in the color of the text: a correction is no alarm. */
function CorrectionNote({ text, at }: { text: string; at: string }) {
  const { zone } = useSite()
  return (
    <aside
      className="mx-auto mt-10 max-w-article whitespace-pre-line border-line border-t-2 border-t-ink border-b py-3 text-sm"
      aria-label={POST_TEXT.correction}
    >
      <b className="font-strong text-ink">{correctedOn(formatLongDate(at, zone))}</b> {text}
    </aside>
  )
}

export function BackToBlog() {
  return (
    <BackLink className="print:hidden" to={urls.blog()}>
      {POST_TEXT.back}
    </BackLink>
  )
}
