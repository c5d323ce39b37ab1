import { enumName } from '#domain/enum-names.ts'
import { builder } from './builder.ts'

/** Takes a description for each value. Resolvers use the domain's values ('open'), and the schema names them OPEN. */
export function enumType<Value extends string>(
  name: string,
  { description, values }: { description: string; values: Readonly<Record<Value, string>> },
) {
  const entries = (Object.entries(values) as [Value, string][]).map(
    ([value, description]) => [enumName<string>(value), { value, description }] as const,
  )
  return builder.enumType(name, { description, values: Object.fromEntries(entries) })
}
