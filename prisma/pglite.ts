import type { PGlite, PGliteOptions } from '@electric-sql/pglite'

/** What PGlite's file system throws is a number of WASI's, without a word: this one is ENOSPC. */
const NO_SPACE = 51
/** Postgres gave up inside, and PGlite knows no more: so it is with no space left for its first write, and with files that are broken. */
const GAVE_UP = /^Aborted\(|^PGlite failed to initialize/

/**
 * Opens the embedded database as the product uses it: with trigrams, and with buffers of a size for what it is there for (a
 * server's 128 MB would stay in memory whether used or not).
 * @param options where: `dataDir`, `loadDataDir`, or nothing for one in memory; `pgliteWasmModule` saves compiling it again.
 * @throws Error that says in words what its files did not allow.
 */
export async function openPGlite(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir' | 'pgliteWasmModule'> = {},
): Promise<PGlite> {
  // Loaded only when it is used: a server on Postgres carries no WASM database in its memory.
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

/** Null when the error speaks for itself. */
function reasonOf(error: Error | { errno: number }): string | null {
  if (!(error instanceof Error))
    return error.errno === NO_SPACE ? 'the disk is full' : `error ${error.errno} of its files`
  return GAVE_UP.test(error.message) ? 'the disk is full, or its files are damaged' : null
}
