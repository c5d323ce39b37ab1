// Loaded before the server (`node --import`). What was compiled, and stripped of its types, is kept beside the build: the
// next start reads it instead of loading a compiler, which is faster and holds less memory. JavaScript, because the
// compiler would be loaded for this very file.
import { enableCompileCache } from 'node:module'
import path from 'node:path'

enableCompileCache(path.resolve(import.meta.dirname, '../dist/compile-cache'))
