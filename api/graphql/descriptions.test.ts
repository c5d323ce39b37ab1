import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { expect, test } from 'vitest'
import { isUseful } from '#api/test/useful-description.ts'
import { schema } from './schema.ts'

interface Described {
  name: string
  description?: string | null | undefined
}

/** Enums whose values say it all: a description of GOLD could only repeat it. */
const TRIVIAL_ENUMS = ['BadgeColor']

test('everything in the schema has a description of at least four words', () => {
  const useless = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .flatMap(partsOf)
    .filter(({ description }) => !isUseful(description))
    .map(({ name, description }) => `${name}: ${description}`)
  expect(useless).toEqual([])
})

function partsOf(type: GraphQLNamedType): Described[] {
  const parts: Described[] = [type]
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push({ name: `${type.name}.${field.name}`, description: field.description })
      for (const arg of field.args) {
        parts.push({ name: `${type.name}.${field.name}(${arg.name})`, description: arg.description })
      }
    }
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push({ name: `${type.name}.${field.name}`, description: field.description })
    }
  }
  if (isEnumType(type) && !TRIVIAL_ENUMS.includes(type.name)) {
    for (const value of type.getValues()) {
      parts.push({ name: `${type.name}.${value.name}`, description: value.description })
    }
  }
  return parts
}
