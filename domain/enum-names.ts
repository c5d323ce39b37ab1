// The domain, the database and REST write fixed sets in lower case ('open', 'modelReviewed'), GraphQL in upper case
// (OPEN, MODEL_REVIEWED). This is the only place that converts between the two.

type SnakeCase<Value extends string> = Value extends `${infer Letter}${infer Rest}`
  ? Letter extends Lowercase<Letter>
    ? `${Letter}${SnakeCase<Rest>}`
    : `_${Letter}${SnakeCase<Rest>}`
  : ''

type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name

/** The GraphQL name of a value: 'modelReviewed' → 'MODEL_REVIEWED'. */
export type EnumName<Value extends string> = Uppercase<SnakeCase<Value>>
/** The value behind a GraphQL name: 'MODEL_REVIEWED' → 'modelReviewed'. */
export type EnumValue<Name extends string> = CamelCase<Lowercase<Name>>

/** The GraphQL name of a value of the domain. */
export function enumName<Value extends string>(value: Value): EnumName<Value> {
  return value.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as EnumName<Value>
}

/** The domain's value behind a GraphQL name. */
export function enumValue<Name extends string>(name: Name): EnumValue<Name> {
  const value = name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  return value as EnumValue<Name>
}
