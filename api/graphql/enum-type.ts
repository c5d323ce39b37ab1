import { enumName } from '#domain/enum-names.ts'
import { builder } from './builder.ts'

/**
 * A GraphQL enum of a fixed set of the domain. In: a description for each value. Resolvers take and return the
 * domain's own values ('open'); the schema names them in upper case (OPEN).
 */
export function enumType<Value extends string>(
  name: string,
  { description, values }: { description: string; values: Readonly<Record<Value, string>> },
) {
  const entries = (Object.entries(values) as [Value, string][]).map(
    ([value, description]) => [enumName<string>(value), { value, description }] as const,
  )
  return builder.enumType(name, { description, values: Object.fromEntries(entries) })
}
