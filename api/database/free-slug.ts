import { uniqueSlug } from '#domain/pages/slug.ts'
import type { Prisma } from '#prisma/client/client.ts'

interface SlugTable {
  findMany(query: {
    where: { slug: { startsWith: string }; id: { not: string } }
    select: { slug: true }
  }): PromiseLike<{ slug: string }[]>
}

/**
 * `wanted`, or with the first free number: 'town-pool-2'. One transaction at a time chooses a slug, because a unique
 * violation would abort it.
 */
export async function freeSlug(
  tx: Prisma.TransactionClient,
  table: SlugTable,
  wanted: string,
  { reserved = [], ownId = '' }: { reserved?: readonly string[]; ownId?: string } = {},
): Promise<string> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('slug'))`
  const where = { slug: { startsWith: wanted }, id: { not: ownId } }
  const taken = await table.findMany({ where, select: { slug: true } })
  return uniqueSlug(wanted, new Set([...taken.map(({ slug }) => slug), ...reserved]))
}
