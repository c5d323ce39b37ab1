import type { ArgBuilder } from '@pothos/core'
import type { builder } from './builder.ts'

export const sessionIdArg = (arg: ArgBuilder<(typeof builder)['$inferSchemaTypes']>) =>
  arg.string({
    required: true,
    description: 'Session id that the browser created, such as session_1763640000000_k3x9.',
  })
