import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { unauthorized } from '#api/admin/authorize.ts'
import { type EditorRole, hasRole } from '#domain/admin/editors.ts'
import type { Prisma } from '#prisma/client/client.ts'
import type PrismaTypes from '#prisma/pothos-types.ts'
import { getDatamodel } from '#prisma/pothos-types.ts'
import type { Context } from './context.ts'

export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  AuthScopes: Record<EditorRole, boolean>
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    JSON: { Input: never; Output: Prisma.JsonValue }
  }
}>({
  // ErrorsPlugin must come before PrismaPlugin: a thrown failure must become a value before Prisma's wrapper.
  plugins: [ErrorsPlugin, ScopeAuthPlugin, PrismaPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    defaultTypes: [],
    defaultUnionOptions: {
      description:
        'The result, or an expected failure. Select `... on Error { code message }` to read the failure.',
    },
  },
  scopeAuth: {
    authScopes: ({ editor }) => ({
      writer: hasRole(editor, 'writer'),
      editor: hasRole(editor, 'editor'),
      admin: hasRole(editor, 'admin'),
    }),
    unauthorizedError: (_parent, { editor }) => unauthorized(editor),
    authorizeOnSubscribe: true,
  },
  complexity: { defaultComplexity: 1, defaultListMultiplier: 5 },
  prisma: {
    client: (context) => context.db.prisma,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    // A resolver that forgets to spread `query` would load relations one by one.
    onUnusedQuery: 'error',
  },
})
