import type { PGlite, PGliteOptions } from '@electric-sql/pglite'

/** PGlite's file system throws WASI error numbers. This is ENOSPC. */
const NO_SPACE = 51
/** Postgres aborted without a reason, as it does on corrupt files or without space for its first write. */
const STARTUP_ABORTED = /^Aborted\(|^PGlite failed to initialize/

/** Uses small buffers, because a server's 128 MB would stay in memory. Throws an Error with a readable reason. */
export async function openPGlite(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir' | 'pgliteWasmModule'> = {},
): Promise<PGlite> {
  // Loaded on demand, so that a server on PostgreSQL does not have it in memory.
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
  return PGlite.create({ ...options, startParams, extensions: { pg_trgm } }).catch((error) => {
    const reason = reasonOf(error)
    if (!reason) throw error
    throw new Error(`The embedded database in ${options.dataDir} could not be opened: ${reason}.`)
  })
}

function reasonOf(error: Error | { errno: number }): string | null {
  if (!(error instanceof Error))
    return error.errno === NO_SPACE ? 'the disk is full' : `file system error ${error.errno}`
  return STARTUP_ABORTED.test(error.message) ? 'the disk is full, or its files are damaged' : null
}
