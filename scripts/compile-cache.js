// Loaded before the server (`node --import`). Caches compiled code without types next to the build, so the next start needs
// no compiler, less time and less memory. This file is JavaScript, because TypeScript would need the compiler.
import { enableCompileCache } from 'node:module'
import path from 'node:path'

enableCompileCache(path.resolve(import.meta.dirname, '../dist/compile-cache'))
