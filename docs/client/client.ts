// A typed client in one file, to copy. The types come from the site's own description:
//   npx openapi-typescript https://your-site.example/api/openapi.json -o openapi.d.ts
import type { paths } from './openapi.d.ts'

type Method = 'get' | 'post'
type PathOf<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths]
type Json<T> = T extends { content: { 'application/json': infer Value } } ? Value : never
type Answer<Operation> = Operation extends { responses: infer R }
  ? { [Status in keyof R]: Status extends 200 | 201 | 202 ? Json<R[Status]> : never }[keyof R]
  : never
type Parameters<Operation, Place extends 'path' | 'query'> = Operation extends { parameters: infer P }
  ? P extends { [_ in Place]: infer Given }
    ? { [_ in Place]: Given }
    : P extends { [_ in Place]?: infer Given }
      ? { [_ in Place]?: Given }
      : unknown
  : unknown
type Body<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Value } } }
  ? { body: Value }
  : { body?: undefined }
type Input<Operation> = Parameters<Operation, 'path'> & Parameters<Operation, 'query'> & Body<Operation>
type Arguments<Operation> =
  object extends Input<Operation> ? [input?: Input<Operation>] : [input: Input<Operation>]

/** A failure as the site tells it: show `message` to people, let programs read `code`. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly errors: readonly { path: string; message: string }[]

  constructor(problem: { detail: string; status: number; code: string; errors?: Problem['errors'] }) {
    super(problem.detail)
    this.status = problem.status
    this.code = problem.code
    this.errors = problem.errors ?? []
  }
}

/** Calls of one site. Headers (an admin's Authorization, a voter's cookie) go with each. */
export function connect(site: string, headers: Record<string, string> = {}) {
  async function call(method: Method, template: string, input: Loose = {}): Promise<unknown> {
    const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(input.path?.[name])))
    const url = new URL(path, site)
    for (const [name, value] of Object.entries(input.query ?? {})) {
      for (const each of [value].flat()) if (each !== undefined) url.searchParams.append(name, String(each))
    }
    const answer = await fetch(url, {
      method: method.toUpperCase(),
      headers: { ...headers, ...(input.body !== undefined && { 'content-type': 'application/json' }) },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    })
    const value = await answer.json()
    if (!answer.ok) throw new Problem(value as ConstructorParameters<typeof Problem>[0])
    return value
  }
  return {
    get: <P extends PathOf<'get'>>(path: P, ...[input]: Arguments<paths[P]['get']>) =>
      call('get', path, input as Loose) as Promise<Answer<paths[P]['get']>>,
    post: <P extends PathOf<'post'>>(path: P, ...[input]: Arguments<paths[P]['post']>) =>
      call('post', path, input as Loose) as Promise<Answer<paths[P]['post']>>,
  }
}

interface Loose {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}
