import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { expect, test } from 'vitest'
import { schema } from './schema.ts'

interface Described {
  name: string
  description?: string | null | undefined
}

test('everything in the schema has a description', () => {
  const undescribed = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .flatMap(partsOf)
    .filter(({ description }) => !isHelpful(description))
    .map(({ name }) => name)
  expect(undescribed).toEqual([])
})

function isHelpful(description: string | null | undefined): boolean {
  return /^[A-Z“0-9].*[.!?:”)]$/s.test(description?.trim() ?? '')
}

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
  if (isEnumType(type)) {
    for (const value of type.getValues()) {
      parts.push({ name: `${type.name}.${value.name}`, description: value.description })
    }
  }
  return parts
}
