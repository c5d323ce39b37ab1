import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { describeRest } from '#api/app.ts'
import { LIMITS } from '#api/server/rate-limit.ts'
import { isUseful } from '#api/test/useful-description.ts'

const description = describeRest()
const operations = Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const operation = item?.[method]
    return operation ? [{ name: `${method.toUpperCase()} ${path}`, method, ...operation }] : []
  }),
)

test('a public linter finds no errors in the description', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The specification requires both /challenges/completed/{sessionId} and /challenges/{id}/complete.
      'no-ambiguous-paths': 'off',
      // A list without parameters has no invalid requests.
      'operation-4xx-response': 'off',
    },
  })
  const problems = await lintFromString({ source: JSON.stringify(description), config })
  expect(
    problems
      .filter(({ severity }) => severity === 'error')
      .map(({ message, location }) => [message, location[0]?.pointer]),
  ).toEqual([])
})

test('every operation has a unique id, a documented tag and a summary', () => {
  const tags = new Set(description.tags?.map(({ name }) => name))
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const operation of operations) {
    expect([operation.name, operation.operationId]).toEqual([
      operation.name,
      expect.stringMatching(/^[a-z][A-Za-z]+$/),
    ])
    expect(operation.summary, operation.name).toMatch(/.{3,}/)
    expect(
      operation.tags?.every((tag) => tags.has(tag)),
      operation.name,
    ).toBe(true)
  }
})

test('everything in the description is described in at least four words', () => {
  const described = [
    ...operations.flatMap(partsOf),
    ...Object.entries(description.components ?? {}).flatMap(([kind, parts]) =>
      Object.entries(parts as Record<string, Part>).flatMap(([name, part]) => [
        { name: `${kind} ${name}`, description: part.description },
        ...propertiesOf(name, part),
      ]),
    ),
  ]
  const useless = described.filter(({ description }) => !isUseful(description))
  expect(useless).toEqual([])
})

test('every operation has an example request and response', () => {
  for (const { name, requestBody, responses } of operations) {
    for (const [status, body] of Object.entries({ request: requestBody, ...responses })) {
      if (!body || '$ref' in body || !('content' in body)) continue
      for (const [type, media] of Object.entries(body.content ?? {})) {
        // A picture cannot be written in JSON.
        if (type.startsWith('image/')) continue
        expect(hasExample(media), `${name} ${status}`).toBe(true)
      }
    }
  }
})

test('the example of a 400 response names a field of the request', () => {
  const examples = operations.flatMap(({ name, requestBody, responses }) => {
    const { content } = (responses?.['400'] ?? {}) as Partial<Media>
    const errors = content?.['application/problem+json']?.examples?.['problem']?.value.errors ?? []
    const reference = (requestBody as Media | undefined)?.content['application/json']?.schema?.$ref
    const input = description.components?.schemas?.[reference?.split('/').at(-1) ?? '']
    return errors.map(({ path }) => ({ name, path, fields: Object.keys(input?.properties ?? {}) }))
  })
  expect(examples.length).toBeGreaterThan(0)
  for (const { name, path, fields } of examples) expect(fields, name).toContain(path)
})

test('every failure is a problem, and every operation lists its failures', () => {
  for (const { name, method, responses = {}, security } of operations) {
    const expected = method === 'get' ? ['304', '500', '503'] : ['400', '403', '413', '415', '500', '503']
    expect(Object.keys(responses), name).toEqual(expect.arrayContaining(expected))
    if (security?.length) expect(Object.keys(responses), name).toContain('401')
    for (const [status, response] of Object.entries(responses)) {
      if (Number(status) < 400 || '$ref' in response) continue
      expect([name, Object.keys((response as { content?: object }).content ?? {})]).toEqual([
        name,
        ['application/problem+json'],
      ])
    }
  }
})

test('the described limits are those of the table', () => {
  for (const operation of operations) {
    const limit = (operation as Record<string, unknown>)['x-rate-limit'] as
      | { name: keyof typeof LIMITS; max: number; seconds: number }
      | undefined
    if (operation.method === 'post' && !operation.security?.length)
      expect(limit, operation.name).toBeDefined()
    if (limit) expect(limit).toMatchObject(LIMITS[limit.name])
  }
})

/** Whether the value has its own example or one in the schema it references. */
function hasExample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('examples' in value || 'example' in value) return true
  if ('$ref' in value) {
    const name = String(value.$ref).split('/').at(-1) ?? ''
    return hasExample(description.components?.schemas?.[name])
  }
  return ['schema', 'items'].some((key) => hasExample((value as Record<string, unknown>)[key]))
}

interface Media {
  content: Record<
    string,
    { schema?: { $ref?: string }; examples?: Record<string, { value: { errors?: { path: string }[] } }> }
  >
}

interface Described {
  name: string
  description: string | undefined
}

type Part = Partial<Described> & Record<string, unknown>

/** The operation, its parameters and responses, and every property of its own schemas. */
function partsOf(operation: (typeof operations)[number]): Described[] {
  const { name, description, parameters = [], requestBody, responses = {} } = operation
  return [
    { name, description },
    ...(parameters as Part[]).flatMap((parameter) => describedPart(`${name} ${parameter.name}`, parameter)),
    ...propertiesOf(`${name} body`, requestBody),
    ...Object.entries(responses as Record<string, Part>).flatMap(([status, response]) => [
      ...describedPart(`${name} ${status}`, response),
      ...propertiesOf(`${name} ${status}`, response),
    ]),
  ]
}

/** Parts that other operations share are checked where they are defined. */
function describedPart(name: string, part: Part): Described[] {
  return '$ref' in part ? [] : [{ name, description: part.description }]
}

/** The properties in all schemas below a value, however deep. */
function propertiesOf(name: string, value: unknown): Described[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'example' || key === 'examples') return []
    if (key !== 'properties') return propertiesOf(name, child)
    return Object.entries(child as Record<string, Part>).flatMap(([property, schema]) => [
      ...describedPart(`${name}.${property}`, schema),
      ...propertiesOf(`${name}.${property}`, schema),
    ])
  })
}
