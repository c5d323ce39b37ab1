import { gql, type NormalizedCacheObject, type TypedDocumentNode } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { VotePollDocument, type VotePollMutationVariables } from '#web/features/polls/vote.generated.ts'
import { HomePageDocument } from '#web/pages/home.generated.ts'
import { createTestClient } from './render.tsx'
import { failure, serve } from './serve.ts'

const vote: VotePollMutationVariables = { pollId: 'poll-1', optionIndex: 0, politicalAffiliation: 'OTHER' }
const voting = { mutation: VotePollDocument, variables: vote }

test('serve fills in fields that a test does not give, the same way every time', async () => {
  serve(HomePageDocument, { activePoll: { question: 'Shall we?' }, featuredPosts: [] })
  const [once, again] = [createTestClient(), createTestClient()]
  for (const client of [once, again]) await client.query({ query: HomePageDocument })
  const { ROOT_QUERY, ...entities } = once.cache.extract() as NormalizedCacheObject
  expect(ROOT_QUERY).toMatchObject({ 'featuredPosts({"first":4})': [] })
  expect(Object.values(entities)).toContainEqual(
    expect.objectContaining({ question: 'Shall we?', options: [expect.any(String), expect.any(String)] }),
  )
  expect(again.cache.extract()).toEqual(once.cache.extract())
})

test('a response uses the aliases of its operation', async () => {
  type Aliased = { used: { name: string }[]; unused: { name: string }[] }
  const document: TypedDocumentNode<Aliased> = gql`query Aliased { used: tags { name } unused: categories { name } }`
  serve(document, { used: [{ name: 'local' }], unused: [] })
  const { data } = await createTestClient().query({ query: document })
  expect(data).toMatchObject({ used: [{ name: 'local' }], unused: [] })
})

test('a mutation succeeds unless the given response is a failure', async () => {
  const sent = serve(VotePollDocument)
  const client = createTestClient()
  expect((await client.mutate(voting)).data).toMatchObject({ votePoll: { __typename: 'Poll' } })
  serve(VotePollDocument, { votePoll: { __typename: 'ConflictError' } })
  expect((await client.mutate(voting)).data).toMatchObject({ votePoll: { __typename: 'ConflictError' } })
  serve(VotePollDocument, () => failure('down', { code: 'INTERNAL' }))
  await expect(client.mutate(voting)).rejects.toThrow()
  expect(sent).toEqual([vote])
})

test('a field that is not in the schema fails the test', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const document: TypedDocumentNode<{ activePoll: { color: string } }> =
    gql`query Stale { activePoll { color } }`
  serve(document)
  await expect(createTestClient().query({ query: document })).rejects.toThrow()
  expect(consoleError).toHaveBeenCalledWith(
    expect.stringContaining('Cannot query field "color" on type "Poll".'),
  )
  consoleError.mockClear()
})
