import type { PGlite, PGliteOptions } from '@electric-sql/pglite'

/** Uses small buffers, because a server's 128 MB would stay in memory. Throws an Error with the likely reasons. */
export async function openPGlite(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir' | 'pgliteWasmModule'> = {},
): Promise<PGlite> {
  // Loaded on demand, so that a server on PostgreSQL does not have it in memory.
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
  return PGlite.create({ ...options, startParams, extensions: { pg_trgm } }).catch((cause) => {
    // PGlite's own message does not name the reason.
    throw new Error(
      `The embedded database in ${options.dataDir} could not be opened. The disk is full, or the files are damaged.`,
      { cause },
    )
  })
}
