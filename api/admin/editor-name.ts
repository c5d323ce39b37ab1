import type { Context } from '#api/graphql/context.ts'

/** Who is recorded with an editor's action. */
export function editorName(_context: Context): string {
  return 'Admin'
}
