import type { PrismaClient } from '#prisma/client/client.ts'

export interface Facet {
  name: string
  count: number
}

const MAX_CLOUD_TAGS = 40

export async function countCategories(prisma: PrismaClient): Promise<Facet[]> {
  const groups = await prisma.post.groupBy({
    by: 'category',
    where: { status: 'published' },
    _count: true,
    orderBy: [{ _count: { category: 'desc' } }, { category: 'asc' }],
  })
  return groups.map(({ category, _count }) => ({ name: category, count: _count }))
}

export function countTags(prisma: PrismaClient): Promise<Facet[]> {
  return prisma.$queryRaw<Facet[]>`
    SELECT name, count(*)::int AS count FROM "Post", unnest(tags) AS name
    WHERE status = 'published' GROUP BY name ORDER BY count DESC, name LIMIT ${MAX_CLOUD_TAGS}`
}
