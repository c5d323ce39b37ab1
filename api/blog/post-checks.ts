import { checkDraft } from '#api/generation/draft-checks.ts'
import { htmlBlocks } from '#api/html/html-text.ts'
import { brokenPaths, linksOf, slugsIn } from '#api/html/internal-links.ts'
import { PICTURE, renderAbsolute } from '#api/html/sanitize.ts'
import { attributeOf } from '#api/images/body-pictures.ts'
import type { Deps } from '#api/server/deps.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import { publishChecks } from '#domain/blog/post-checks.ts'
import { NotFound } from '#domain/errors.ts'
import type { Check } from '#domain/generation/checks.ts'
import type { Post } from '#prisma/client/client.ts'

type CheckDeps = Pick<Deps, 'db'> & { env: Pick<Deps['env'], 'PUBLIC_URL'> }

/** Number of earlier posts that a model's draft is compared with. Their titles are also in its prompt. */
export const MAX_COMPARED_POSTS = 50

/** The checks before publication, of the stored text. Nothing is fetched. Throws NotFound. */
export async function checkPost(deps: CheckDeps, id: string): Promise<Check[]> {
  const post = await deps.db.prisma.post.findUnique({ where: { id, trashedAt: null } })
  if (!post) throw new NotFound(BLOG_ERRORS.notFound)
  const checks = publishChecks({
    excerpt: post.excerpt,
    ...(await linkFacts(deps, post)),
    ...pictureFacts(post),
  })
  return post.aiModel === null ? checks : [...checks, ...(await draftChecks(deps, post))]
}

async function linkFacts({ db, env }: CheckDeps, post: Post) {
  const { paths, relative } = linksOf(renderAbsolute(post.content, env.PUBLIC_URL), env.PUBLIC_URL)
  const drafts = await db.prisma.post.findMany({
    where: { status: 'draft', slug: { in: slugsIn('blog', paths) }, id: { not: post.id } },
    select: { slug: true },
  })
  return {
    links: htmlBlocks(post.content).flatMap(({ links }) => links).length,
    deadLinks: [...relative, ...(await brokenPaths(db, paths))],
    draftLinks: drafts.map(({ slug }) => `/blog/${slug}`),
  }
}

/** All are stored here: a save leaves out others, and a picture in use cannot be deleted. */
function pictureFacts({ content, featuredImage, featuredImageAlt }: Post) {
  const pictures = (content.match(PICTURE) ?? []).map((tag) => ({
    path: attributeOf(tag, 'src'),
    alt: attributeOf(tag, 'alt'),
  }))
  if (featuredImage !== null) pictures.push({ path: featuredImage, alt: featuredImageAlt })
  return {
    pictures: pictures.length,
    undescribed: pictures.filter(({ alt }) => alt.trim() === '').map(({ path }) => path),
  }
}

async function draftChecks({ db }: CheckDeps, post: Post): Promise<Check[]> {
  const recent = await db.prisma.post.findMany({
    where: { id: { not: post.id }, createdAt: { lt: post.createdAt } },
    orderBy: { createdAt: 'desc' },
    take: MAX_COMPARED_POSTS,
    select: { title: true, content: true },
  })
  return checkDraft({ ...post, words: post.wordCount }, recent).checks
}
