import type { PGlite, PGliteOptions } from '@electric-sql/pglite'

/** What PGlite's file system throws is a number of WASI's, without a word: this one is ENOSPC. */
const NO_SPACE = 51

/**
 * Opens the embedded database as the product uses it: with trigrams, and with buffers of a size for what it is there for (a
 * server's 128 MB would stay in memory whether used or not).
 * @param options where: `dataDir`, `loadDataDir`, or nothing for one in memory.
 * @throws Error that says in words what its files did not allow.
 */
export async function openPGlite(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {},
): Promise<PGlite> {
  // Loaded only when it is used: a server on Postgres carries no WASM database in its memory.
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
  return PGlite.create({ ...options, startParams, extensions: { pg_trgm } }).catch((error) => {
    if (error instanceof Error) throw error
    const reason = error.errno === NO_SPACE ? 'the disk is full' : `error ${error.errno} of its files`
    throw new Error(`The embedded database in ${options.dataDir} could not be opened: ${reason}.`)
  })
}
