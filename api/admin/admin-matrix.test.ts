import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { PUBLIC_READS } from '#api/graphql/public-reads.ts'
import { schema } from '#api/graphql/schema.ts'
import { ADMIN_TOKEN, asAdmin, startTestServer } from '#api/test/server.ts'
import { EDITOR_ROLES, type EditorRole, hasRole } from '#domain/admin/editors.ts'

// The admin operations come from the schema itself, so that new ones are tested automatically.

/** Operations open to everyone. A new operation must be listed here or require the token. */
const PUBLIC = new Set([
  'Query.activePoll',
  'Query.activity',
  'Query.categories',
  'Query.challenges',
  'Query.closedPolls',
  'Query.featuredPosts',
  'Query.me',
  'Query.myData',
  'Query.newsletterIssue',
  'Query.newsletterIssues',
  'Query.openPolls',
  'Query.poll',
  'Query.pollBySlug',
  'Query.polls',
  'Query.post',
  'Query.postPreview',
  'Query.posts',
  'Query.quiz',
  'Query.session',
  'Query.sharedValue',
  'Query.sharedValues',
  'Query.splits',
  'Query.tags',
  'Query.today',
  'Mutation.completeChallenge',
  'Mutation.confirmSubscription',
  'Mutation.countRead',
  'Mutation.deleteMyData',
  'Mutation.sendContactMessage',
  'Mutation.submitQuiz',
  'Mutation.subscribeToNewsletter',
  'Mutation.unsubscribe',
  'Mutation.votePoll',
  'Subscription.pollResults',
])

/** Those that belong to one visitor, editor or secret link, and may not be cached for all. */
const OWN_READS = ['me', 'myData', 'postPreview', 'session']

test('every public read is cached, unless it belongs to one visitor', () => {
  const cached = Object.keys(PUBLIC_READS).filter((name) => name !== '__typename')
  const reads = [...cached, ...OWN_READS].map((name) => `Query.${name}`)
  expect([...PUBLIC].filter((name) => name.startsWith('Query.'))).toEqual(reads.sort())
})

const roots = { Query: 'query', Mutation: 'mutation', Subscription: 'subscription' } as const
type Root = keyof typeof roots
const adminFields = (Object.keys(roots) as Root[]).flatMap((root) =>
  Object.values(schema.getType(root) ? Object.values(fieldsOf(root)) : [])
    .filter((field) => !PUBLIC.has(`${root}.${field.name}`))
    .map((field) => ({
      name: `${root}.${field.name}`,
      operation: `${roots[root]} { ${call(field)} }`,
      role: roleOf(field),
    })),
)

function fieldsOf(root: Root): Record<string, GraphQLField<unknown, unknown>> {
  const type = schema.getType(root)
  return type && 'getFields' in type
    ? (type.getFields() as Record<string, GraphQLField<unknown, unknown>>)
    : {}
}

/** The lowest role that may call the field, as the schema declares it. */
function roleOf({ extensions }: GraphQLField<unknown, unknown>): EditorRole | undefined {
  const options = extensions['pothosOptions'] as { authScopes?: Partial<Record<EditorRole, true>> }
  return EDITOR_ROLES.find((role) => options.authScopes?.[role])
}

/** The field with valid arguments. */
function call(field: GraphQLField<unknown, unknown>): string {
  const args = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
  const list = args.map((arg) => `${arg.name}: ${example(arg.type)}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  return `${field.name}${list && `(${list})`}${selection}`
}

function example(type: GraphQLInputType): string {
  if (isNonNullType(type)) return example(type.ofType)
  if (isListType(type)) return `[${example(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'NONE'
  if (isInputObjectType(type)) return '{}'
  return (
    { Int: '1', Float: '1', Boolean: 'true', DateTime: '"2030-01-01T00:00:00Z"' }[type.name] ??
    '"one and more"'
  )
}

const wrong: [string, Record<string, string>, string?][] = [
  ['no token', {}],
  ['an empty token', { authorization: 'Bearer ' }],
  ['a wrong token', { authorization: 'Bearer not-the-token-of-the-tests' }],
  ['a beginning of the token', { authorization: `Bearer ${ADMIN_TOKEN.slice(0, -1)}` }],
  ['the token and more', { authorization: `Bearer ${ADMIN_TOKEN}x` }],
  ['another scheme', { authorization: `Basic ${ADMIN_TOKEN}` }],
  [
    'the token in the address',
    {},
    `?token=${ADMIN_TOKEN}&adminToken=${ADMIN_TOKEN}&authorization=${ADMIN_TOKEN}`,
  ],
  ['the token in a cookie', { cookie: `adminToken=${ADMIN_TOKEN}; token=${ADMIN_TOKEN}` }],
  ['the token in another header', { 'x-admin-token': ADMIN_TOKEN, 'x-api-key': ADMIN_TOKEN }],
]

const server = await startTestServer()

const tables = [
  'post',
  'poll',
  'challenge',
  'contactMessage',
  'subscriber',
  'newsletterIssue',
  'delivery',
  'generationRun',
  'auditEntry',
  'editor',
] as const
async function counts() {
  return Promise.all(tables.map((table) => (server.db.prisma[table] as { count(): Promise<number> }).count()))
}

test('the list of admin operations is not empty', () => {
  const names = adminFields.map(({ name }) => name)
  expect(names).toContain('Mutation.generatePost')
  expect(names).toContain('Mutation.createChallenge')
  expect(names).toContain('Query.automationStatus')
  expect(names).toContain('Subscription.postGeneration')
})

test.each(adminFields)('$name rejects every request without the admin token', async ({ operation }) => {
  const before = await counts()
  for (const [, headers, query = ''] of wrong) {
    const response = await server.app.inject({
      method: 'POST',
      url: `/graphql${query}`,
      headers,
      payload: { query: operation },
    })
    expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(response.json().errors[0]).toMatchObject({
      message: 'Invalid admin token - please check your credentials',
      extensions: { code: 'UNAUTHENTICATED' },
    })
    expect(Object.values(response.json().data ?? {})).not.toContainEqual(expect.anything())
  }
  expect(await counts()).toEqual(before)
})

test.each(adminFields.filter(({ name }) => !name.startsWith('Subscription')))(
  '$name accepts the admin token',
  async ({ operation }) => {
    const { status, errors } = await server.graphql(operation, {}, asAdmin)
    expect(errors.map((error) => error.extensions.code)).not.toContain('UNAUTHENTICATED')
    expect(status).toBeLessThan(500)
  },
)

/** Operations that are not for every editor. The rest needs the role EDITOR. */
const WRITER = [
  'Query.adminChallenges',
  'Query.adminNewsletterIssue',
  'Query.adminNewsletterIssues',
  'Query.adminPolls',
  'Query.adminPost',
  'Query.adminPosts',
  'Query.adminSettings',
  'Query.automationStatus',
  'Query.bodyPreview',
  'Query.generationRuns',
  'Query.images',
  'Query.newsletterIssueChecks',
  'Query.newsletterIssuePreview',
  'Query.overview',
  'Query.postChecks',
  'Mutation.createPost',
  'Mutation.createPostPreview',
  'Mutation.restorePostVersion',
  'Mutation.revokePostPreviews',
  'Mutation.updatePost',
  'Subscription.postGeneration',
]
const ADMIN = [
  'Query.dailyCounts',
  'Query.editors',
  'Mutation.createEditor',
  'Mutation.exportSubscribers',
  'Mutation.revokeEditor',
  'Mutation.updateAutomation',
]

test('writers write drafts, and only admins export, manage editors and change settings', () => {
  const namesOf = (role: EditorRole) =>
    adminFields.filter((field) => field.role === role).map(({ name }) => name)
  expect(namesOf('writer').toSorted()).toEqual(WRITER.toSorted())
  expect(namesOf('admin').toSorted()).toEqual(ADMIN.toSorted())
  expect(adminFields.filter(({ role }) => !role)).toEqual([])
})

describe.each(EDITOR_ROLES)('the token of a %s', (role) => {
  let headers: Record<string, string>
  beforeAll(async () => {
    const created = await server.ask(
      'mutation ($name: String!, $role: EditorRole!) { createEditor(name: $name, role: $role) { ... on NewEditor { token } } }',
      { name: `Ana the ${role}`, role: role.toUpperCase() },
    )
    headers = { authorization: `Bearer ${created['token']}` }
  })

  const queries = adminFields.filter(({ name }) => !name.startsWith('Subscription'))
  test.each(queries.filter((field) => !hasRole({ role }, field.role ?? 'admin')))(
    'is refused by $name',
    async ({ operation }) => {
      const before = await counts()
      const { status, errors } = await server.graphql(operation, {}, headers)
      expect([status, errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN'])
      expect(await counts()).toEqual(before)
    },
  )
  test.each(queries.filter((field) => hasRole({ role }, field.role ?? 'admin')))(
    'is accepted by $name',
    async ({ operation }) => {
      const { errors } = await server.graphql(operation, {}, headers)
      const codes = errors.map((error) => error.extensions.code)
      expect(codes).not.toContain('UNAUTHENTICATED')
      expect(codes).not.toContain('FORBIDDEN')
    },
  )
})

const rest: { method: 'GET' | 'POST'; url: string; payload?: object }[] = [
  { method: 'GET', url: '/api/blog/automation/status' },
  { method: 'POST', url: '/api/blog/generate' },
  {
    method: 'POST',
    url: '/api/challenges',
    payload: {
      title: 'Another one',
      description: 'Something to do.',
      type: 'quiz',
      badgeIcon: 'award',
      badgeColor: 'gold',
      points: 5,
      isActive: true,
    },
  },
  { method: 'POST', url: '/api/images' },
]

test.each(rest)(
  '$method $url rejects every request without the admin token',
  async ({ method, url, payload }) => {
    const before = await counts()
    for (const [, headers, query = ''] of wrong) {
      const response = await server.app.inject({
        method,
        url: url + query,
        headers,
        ...(payload && { payload }),
      })
      expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(response.json()).toMatchObject({
        code: 'UNAUTHENTICATED',
        detail: 'Invalid admin token - please check your credentials',
      })
    }
    expect(await counts()).toEqual(before)
  },
)

test('every secured route in the OpenAPI description is tested', async () => {
  const { paths } = (await server.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { security?: object[] }>>
  }>()
  const secured = Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) =>
      security?.length ? [`${method.toUpperCase()} ${url}`] : [],
    ),
  )
  expect(rest.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(secured.sort())
})
