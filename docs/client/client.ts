// A typed client in one file, ready to copy. Generate its types from the site's OpenAPI description:
//   npx openapi-typescript https://your-site.example/api/openapi.json -o openapi.d.ts
import type { paths } from './openapi.d.ts'

type Method = 'get' | 'post'
type PathOf<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths]
type Json<T> = T extends { content: { 'application/json': infer Value } } ? Value : never
type ResponseBody<Operation> = Operation extends { responses: infer R }
  ? { [Status in keyof R]: Status extends 200 | 201 | 202 ? Json<R[Status]> : never }[keyof R]
  : never
type ParametersIn<Location extends 'path' | 'query', Operation> = Operation extends { parameters: infer P }
  ? P extends { [_ in Location]: infer Values }
    ? { [_ in Location]: Values }
    : P extends { [_ in Location]?: infer Values }
      ? { [_ in Location]?: Values }
      : unknown
  : unknown
type RequestBody<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Value } }
}
  ? { body: Value }
  : { body?: undefined }
type Input<Operation> = ParametersIn<'path', Operation> &
  ParametersIn<'query', Operation> &
  RequestBody<Operation>
type Arguments<Operation> =
  object extends Input<Operation> ? [input?: Input<Operation>] : [input: Input<Operation>]

/** An error response. Show `message` to people. In programs, use `code`. */
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

/** Creates a client for one site. It sends `headers`, such as Authorization or Cookie, with every request. */
export function createClient(site: string, headers: Record<string, string> = {}) {
  async function send(method: Method, template: string, input: UntypedInput = {}): Promise<unknown> {
    const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(input.path?.[name])))
    const url = new URL(path, site)
    for (const [name, values] of Object.entries(input.query ?? {})) {
      for (const value of [values].flat())
        if (value !== undefined) url.searchParams.append(name, String(value))
    }
    const response = await fetch(url, {
      method: method.toUpperCase(),
      headers: { ...headers, ...(input.body !== undefined && { 'content-type': 'application/json' }) },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    })
    const body = await response.json()
    if (!response.ok) throw new Problem(body as ConstructorParameters<typeof Problem>[0])
    return body
  }
  return {
    get: <P extends PathOf<'get'>>(path: P, ...[input]: Arguments<paths[P]['get']>) =>
      send('get', path, input as UntypedInput) as Promise<ResponseBody<paths[P]['get']>>,
    post: <P extends PathOf<'post'>>(path: P, ...[input]: Arguments<paths[P]['post']>) =>
      send('post', path, input as UntypedInput) as Promise<ResponseBody<paths[P]['post']>>,
  }
}

interface UntypedInput {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}
