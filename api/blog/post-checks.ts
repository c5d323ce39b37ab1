import { checkDraft } from '#api/generation/draft-checks.ts'
import { htmlBlocks } from '#api/html/html-text.ts'
import { linksOf, slugsIn } from '#api/html/internal-links.ts'
import { PICTURE } from '#api/html/sanitize.ts'
import { attributeOf } from '#api/images/body-pictures.ts'
import type { Deps } from '#api/server/deps.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
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
  return [
    check(
      'Excerpt',
      [post.excerpt.trim() === '' && 'The excerpt is missing.'],
      'The article has an excerpt.',
    ),
    await checkLinks(deps, post),
    checkPictures(post),
    ...(post.aiModel === null ? [] : await draftChecks(deps, post)),
  ]
}

async function checkLinks({ db, env }: CheckDeps, { id, content }: Post): Promise<Check> {
  if (htmlBlocks(content).every(({ links }) => links.length === 0))
    return nothing('Links', 'the article has no links')
  const { links, dead } = await linksOf(db, content, env.PUBLIC_URL)
  const posts = await db.prisma.post.findMany({
    where: { status: 'draft', slug: { in: slugsIn('blog', links) }, id: { not: id } },
    select: { slug: true },
  })
  const unpublished = new Set(posts.map(({ slug }) => `/blog/${slug}`))
  const drafts = links.filter(({ path }) => unpublished.has(path)).map(({ href }) => href)
  const problems = [
    dead.length > 0 && `These links don’t lead anywhere: ${dead.join(', ')}.`,
    drafts.length > 0 && `These articles aren’t published yet: ${drafts.join(', ')}.`,
  ]
  return check('Links', problems, 'All links to this site work.', [...dead, ...drafts])
}

/** A save leaves out pictures that are not stored here, and those in use cannot be deleted. */
function checkPictures({ content, featuredImage, featuredImageAlt }: Post): Check {
  const pictures = (content.match(PICTURE) ?? []).map((tag) => ({
    path: attributeOf(tag, 'src'),
    alt: attributeOf(tag, 'alt'),
  }))
  if (featuredImage !== null) pictures.push({ path: featuredImage, alt: featuredImageAlt })
  if (pictures.length === 0) return nothing('Pictures', 'the article has no pictures')
  const undescribed = pictures.filter(({ alt }) => alt.trim() === '').map(({ path }) => path)
  const some = undescribed.length === 1 ? 'One picture has' : `${undescribed.length} pictures have`
  const problem = undescribed.length > 0 && `${some} no description.`
  return check('Pictures', [problem], 'Every picture has a description.', undescribed)
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

function check(
  name: string,
  problems: readonly (string | false)[],
  good: string,
  findings: readonly string[] = [],
): Check {
  const found = problems.filter(Boolean)
  const passed = found.length === 0
  return { name, passed, text: passed ? good : found.join(' '), findings }
}

function nothing(name: string, reason: string): Check {
  return { name, passed: null, text: `Nothing to compare: ${reason}.`, findings: [] }
}
