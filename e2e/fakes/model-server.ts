// A fake of the language model's provider: the streaming Chat Completions protocol over HTTP. It writes no real articles,
// and every article says so. Tests script it; `npm run dev` uses it without a key.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { HOSTILE_RECORD, reply, replyWithLongLine } from './chat-completion.ts'
import { standInArticle } from './stand-in-article.ts'

/** How the fake responds to a request. Selected by `script()`, or by a model name such as `stand-in:refused`. */
export type Script =
  | 'good'
  | 'short'
  | 'long'
  /** Too short at first, then the right length in the corrected version. */
  | 'short-then-good'
  | 'malformed'
  | 'wrong-shape'
  | 'refused'
  | 'filtered'
  | 'cut-off'
  | 'slow'
  /** Streams half of a good article, and the rest after `release()`. */
  | 'held'
  /** Accepts the request and never responds. */
  | 'silent'
  | 'dropped'
  | 'endless'
  | 'endless-line'
  | 'empty'
  /** Markup that must not survive: scripts, handlers, frames, foreign schemes. */
  | 'hostile'
  | 'hostile-record'
  | '429'
  | '429-then-good'
  /** The provider's response to an account without credit. */
  | 'no-credit'
  | '500'
  | '401'
  /** Rejects `response_format` of type json_schema, as some compatible servers do. */
  | 'no-schema'

const SCRIPTS: readonly string[] = [
  'good',
  'short',
  'long',
  'short-then-good',
  'malformed',
  'wrong-shape',
  'refused',
  'filtered',
  'cut-off',
  'slow',
  'held',
  'silent',
  'dropped',
  'endless',
  'endless-line',
  'empty',
  'hostile',
  'hostile-record',
  '429',
  '429-then-good',
  'no-credit',
  '500',
  '401',
  'no-schema',
] satisfies Script[]

interface ChatRequest {
  model: string
  messages: { role: string; content: string }[]
  stream?: boolean
  stream_options?: { include_usage?: boolean }
  response_format?: { type: string; json_schema?: { schema?: object; strict?: boolean } }
}

export interface ModelServer {
  url: string
  calls: ChatRequest[]
  maxConcurrentCalls: number
  script(next: Script): void
  release(): void
  /** Sets the article to reply with. Null returns to sample articles. */
  respondWith(article: object | null): void
  close(): Promise<void>
}

/** The only API key that the fake accepts. Others get a 401. */
export const STAND_IN_KEY = 'stand-in-key'
export const STAND_IN_MODEL = 'stand-in'

/** Starts the fake. Port 0 picks a free port. */
export async function startModelServer({
  port = 0,
  script = 'good' as Script,
  slowMs = 3_000,
}: {
  port?: number
  script?: Script
  slowMs?: number
} = {}): Promise<ModelServer> {
  const state = { script, article: null as object | null, open: 0, limited: 0 }
  const pausedReplies = new Set<() => void>()
  const server = createServer((request, response) => {
    handleRequest(request, response).catch((error: Error) =>
      fail(response, 400, 'invalid_request_error', error.message),
    )
  })
  const self: ModelServer = {
    url: '',
    calls: [],
    maxConcurrentCalls: 0,
    script: (next) => {
      state.script = next
      state.limited = 0
    },
    release: () => {
      for (const resume of pausedReplies) resume()
      pausedReplies.clear()
    },
    respondWith: (article) => {
      state.article = article
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://stand-in').pathname
    // Journeys run the server in another process, so they select a script with PUT /script.
    if (request.method === 'PUT' && path === '/script') {
      const name = await textOf(request)
      if (!SCRIPTS.includes(name)) return fail(response, 404, 'not_found', `no script ${name}`)
      self.script(name as Script)
      response.writeHead(204).end()
      return
    }
    if (request.method === 'GET' && path === '/calls') return json(response, 200, self.calls)
    if (request.method !== 'POST' || path !== '/v1/chat/completions')
      return fail(response, 404, 'not_found', `Unknown request URL: ${request.method} ${path}`)
    if (request.headers.authorization !== `Bearer ${STAND_IN_KEY}`)
      return fail(response, 401, 'invalid_api_key', 'Incorrect API key provided.')
    const call = validateRequest(JSON.parse(await textOf(request)))
    self.calls.push(call)
    state.open += 1
    self.maxConcurrentCalls = Math.max(self.maxConcurrentCalls, state.open)
    response.on('close', () => {
      state.open -= 1
    })
    await respond(scriptOf(call), call, response)
  }

  function scriptOf(call: ChatRequest): Script {
    const named = call.model.split(':')[1]
    return named !== undefined && SCRIPTS.includes(named) ? (named as Script) : state.script
  }

  async function respond(name: Script, call: ChatRequest, response: ServerResponse): Promise<void> {
    const isCorrection = call.messages.length > 2
    if (name === '429' || (name === '429-then-good' && state.limited++ === 0)) {
      response.setHeader('retry-after-ms', '20')
      return fail(response, 429, 'rate_limit_exceeded', 'Rate limit reached.')
    }
    if (name === 'no-credit') {
      response.setHeader('retry-after-ms', '20')
      return fail(response, 429, 'insufficient_quota', 'You exceeded your current quota.')
    }
    if (name === '500') {
      response.setHeader('retry-after-ms', '20')
      return fail(response, 500, 'server_error', 'The server had an error.')
    }
    if (name === '401')
      return fail(response, 401, 'invalid_api_key', 'Incorrect API key provided: sk-secret.')
    if (name === 'no-schema' && call.response_format?.type === 'json_schema')
      return fail(response, 400, 'invalid_request_error', "response_format 'json_schema' is not supported")
    if (name === 'silent') return
    if (name === 'refused') return reply(call, response, { refusal: 'I cannot help with that.' })
    if (name === 'filtered') return reply(call, response, { text: '{"title":', finish: 'content_filter' })
    if (name === 'empty') return reply(call, response, { text: '' })
    if (name === 'malformed')
      return reply(call, response, { text: '{"title": "Half an article", "content": <p>' })
    if (name === 'wrong-shape') return reply(call, response, { text: '{"headline":"No article","body":[]}' })

    const category = /Category: (.+)/.exec(call.messages.at(1)?.content ?? '')?.[1] ?? 'Stories of Unity'
    const length =
      { short: 900, long: 4_200, 'short-then-good': isCorrection ? 2_900 : 900 }[name as string] ?? 2_800
    const article = standInArticle(category, length)
    if (name === 'hostile') {
      article.title = `<img src=x onerror=alert(1)> ${article.title}`
      article.tags = ['<b>hope</b>']
      article.content = `<script>alert(1)</script><iframe src="https://evil.example"></iframe><p onclick="alert(1)">One <a href="javascript:alert(1)">link</a> and <a href="https://example.org/a">another</a>.</p><svg><style>p{}</style></svg>${article.content}`
    }
    const text = JSON.stringify(state.article ?? article)
    if (name === 'cut-off') return reply(call, response, { text: text.slice(0, 6_000), finish: 'length' })
    if (name === 'dropped') return reply(call, response, { text: text.slice(0, 6_000), drop: true })
    if (name === 'endless') return reply(call, response, { text: text.slice(0, 400), endless: true })
    if (name === 'endless-line') return replyWithLongLine(response)
    if (name === 'hostile-record') return reply(call, response, { text, record: HOSTILE_RECORD })
    const onHalf =
      name === 'held' ? () => new Promise<void>((resume) => pausedReplies.add(resume)) : undefined
    return reply(call, response, { text, ms: name === 'slow' ? slowMs : 0, onHalf })
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  self.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/v1`
  return self
}

/** @throws Error if the real API would reject the request. */
function validateRequest(body: ChatRequest): ChatRequest {
  if (typeof body.model !== 'string' || body.model === '')
    throw new Error("Missing required parameter: 'model'.")
  if (!Array.isArray(body.messages) || body.messages.length === 0)
    throw new Error("Missing required parameter: 'messages'.")
  for (const message of body.messages) {
    if (
      !['system', 'developer', 'user', 'assistant'].includes(message.role) ||
      typeof message.content !== 'string'
    )
      throw new Error("Invalid value in 'messages'.")
  }
  const { response_format: format } = body
  if (format?.type === 'json_schema' && typeof format.json_schema?.schema !== 'object')
    throw new Error("Missing required parameter: 'response_format.json_schema.schema'.")
  return body
}

function fail(response: ServerResponse, status: number, code: string, message: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  json(response, status, { error: { message, type: code, code, param: null } })
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
