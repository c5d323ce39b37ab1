import OpenAI, { APIConnectionError, APIError, BadRequestError, RateLimitError } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { z } from 'zod'
import type { Env } from '#api/server/env.ts'
import { CATEGORIES } from '#domain/blog/categories.ts'
import { GENERATION_FAILURES, type GenerationFailure } from '#domain/generation/failures.ts'
import { cleanText } from '#domain/text.ts'

/** The message is for the editor and quotes nothing from the response. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly failure: GenerationFailure

  constructor(failure: GenerationFailure, message: string = GENERATION_FAILURES[failure]) {
    super(message)
    this.failure = failure
  }
}

export type Message = { role: 'system' | 'user' | 'assistant'; content: string }

export interface Completion {
  text: string
  model: string
  promptTokens: number
  completionTokens: number
}

export interface Model {
  /** `onText` gets the complete text so far. Throws ModelFailure. */
  complete(messages: Message[], onText: (text: string) => void, signal: AbortSignal): Promise<Completion>
}

/** For 429, 5xx and lost connections, with the SDK's backoff. */
const RETRIES = 2
/** Enough for 3,500 words with markup, and for a model that reasons first. */
const MAX_TOKENS = 24_000
/** Far more than an article. A server may ignore the token limit, and an endless response would fill the memory. */
const MAX_CHARACTERS = 200_000
/** Far more than an article. The SDK buffers incomplete lines and error bodies, which MAX_CHARACTERS does not limit. */
const MAX_BYTES = 16_000_000

const MAX_NAME_LENGTH = 100
/** Far above real counts. The sum of two still fits into the column. */
const MAX_TOKEN_COUNT = 1_000_000_000

const RESPONSE_SCHEMA = z.object({
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(CATEGORIES),
  content: z.string(),
  tags: z.array(z.string()),
})

/** A base URL is enough, because its server may need no key. */
export function isModelConfigured(env: Pick<Env, 'OPENAI_BASE_URL'>): boolean {
  return env.OPENAI_BASE_URL !== undefined
}

export function openModel(env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>): Model {
  const client = new OpenAI({
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseURL: env.OPENAI_BASE_URL,
    organization: null,
    project: null,
    maxRetries: RETRIES,
    // A redirect would send the key and the text to another host.
    fetchOptions: { redirect: 'error' },
    fetch: async (url, init) => limitBytes(await fetch(url, init)),
    logLevel: 'off',
  })
  const format = zodResponseFormat(RESPONSE_SCHEMA, 'article')

  async function requestCompletion(
    messages: Message[],
    onText: (text: string) => void,
    signal: AbortSignal,
    isStructured: boolean,
  ): Promise<Completion> {
    const stream = await client.chat.completions.create(
      {
        model: env.OPENAI_MODEL,
        messages,
        max_completion_tokens: MAX_TOKENS,
        stream: true,
        stream_options: { include_usage: true },
        response_format: isStructured ? format : { type: 'json_object' },
      },
      { signal },
    )
    let text = ''
    let finish: string | null = null
    const completion = { model: env.OPENAI_MODEL, promptTokens: 0, completionTokens: 0 }
    for await (const chunk of stream) {
      const [choice] = chunk.choices
      completion.model = modelName(chunk.model) || completion.model
      if (chunk.usage) {
        completion.promptTokens = tokenCount(chunk.usage.prompt_tokens)
        completion.completionTokens = tokenCount(chunk.usage.completion_tokens)
      }
      if (choice?.delta?.refusal) throw new ModelFailure('REFUSED')
      if (choice?.delta?.content) {
        text += choice.delta.content
        if (text.length > MAX_CHARACTERS) throw new ModelFailure('LENGTH')
        onText(text)
      }
      finish = choice?.finish_reason ?? finish
    }
    // An aborted stream ends without an error of its own.
    signal.throwIfAborted()
    if (finish === 'content_filter') throw new ModelFailure('REFUSED')
    if (finish !== 'stop') throw new ModelFailure('CUT_OFF')
    return { text, ...completion }
  }

  return {
    async complete(messages, onText, signal) {
      try {
        return await requestCompletion(messages, onText, signal, true).catch((error: unknown) => {
          // Some compatible servers do not support JSON schemas. zod checks the response either way.
          if (error instanceof BadRequestError && /response_format|json_schema/.test(error.message))
            return requestCompletion(messages, onText, signal, false)
          throw error
        })
      } catch (error) {
        throw failureOf(error, signal)
      }
    },
  }
}

/** Shown under the article and as untrusted as the rest of the response. */
function modelName(model: unknown): string {
  return typeof model === 'string' ? cleanText(model.slice(0, MAX_NAME_LENGTH)).trim() : ''
}

function tokenCount(tokens: unknown): number {
  return Number.isInteger(tokens) && Number(tokens) >= 0 && Number(tokens) <= MAX_TOKEN_COUNT
    ? Number(tokens)
    : 0
}

function limitBytes(response: Response): Response {
  let bytes = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength
      if (bytes > MAX_BYTES) throw new ModelFailure('LENGTH')
      controller.enqueue(piece)
    },
  })
  return new Response(response.body?.pipeThrough(count), response)
}

/** The provider's message may quote the key or the text, so only the status is passed on. */
function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof ModelFailure) return error
  if (signal.aborted) return signal.reason
  // Providers also use 429 for accounts without credit, where waiting does not help.
  if (error instanceof RateLimitError)
    return new ModelFailure(error.code === 'insufficient_quota' ? 'NO_CREDIT' : 'RATE_LIMITED')
  if (error instanceof APIConnectionError) return new ModelFailure('UNREACHABLE')
  if (error instanceof APIError && error.status)
    return new ModelFailure('PROVIDER', `${GENERATION_FAILURES.PROVIDER} (${error.status})`)
  // The SDK has no class for a stream that breaks off.
  return new ModelFailure('CUT_OFF')
}
