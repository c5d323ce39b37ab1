// The only place that converts between values of the domain ('modelReviewed') and GraphQL names (MODEL_REVIEWED).

type SnakeCase<Value extends string> = Value extends `${infer Letter}${infer Rest}`
  ? Letter extends Lowercase<Letter>
    ? `${Letter}${SnakeCase<Rest>}`
    : `_${Letter}${SnakeCase<Rest>}`
  : ''

type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name

export type EnumName<Value extends string> = Uppercase<SnakeCase<Value>>
export type EnumValue<Name extends string> = CamelCase<Lowercase<Name>>

export function enumName<Value extends string>(value: Value): EnumName<Value> {
  return value.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as EnumName<Value>
}

export function enumValue<Name extends string>(name: Name): EnumValue<Name> {
  const value = name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  return value as EnumValue<Name>
}
