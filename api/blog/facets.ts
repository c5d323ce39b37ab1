import type { PrismaClient } from '../../prisma/client/client.ts'

/** A name and how many published posts have it. */
export interface Facet {
  name: string
  count: number
}

/** How many tags the cloud shows. */
const CLOUD_SIZE = 40

/** The categories that published posts have, the fullest first. */
export async function countedCategories(prisma: PrismaClient): Promise<Facet[]> {
  const rows = await prisma.postCount.findMany({
    where: { category: { not: '' }, tag: '', posts: { gt: 0 } },
  })
  return rows.map(({ category, posts }) => ({ name: category, count: posts })).sort(byCount)
}

/** The tags that published posts have, the most used first. */
export async function countedTags(prisma: PrismaClient): Promise<Facet[]> {
  const rows = await prisma.postCount.findMany({
    where: { category: '', secondTag: '', tag: { not: '' }, posts: { gt: 0 } },
    orderBy: [{ posts: 'desc' }, { tag: 'asc' }],
    take: CLOUD_SIZE,
  })
  return rows.map(({ tag, posts }) => ({ name: tag, count: posts }))
}

function byCount(a: Facet, b: Facet): number {
  return b.count - a.count || a.name.localeCompare(b.name, 'en')
}
