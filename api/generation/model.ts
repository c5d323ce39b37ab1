import OpenAI, {
  APIConnectionError,
  APIError,
  APIUserAbortError,
  BadRequestError,
  RateLimitError,
} from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { z } from 'zod'
import type { Env } from '#api/server/env.ts'
import { CATEGORIES } from '#domain/blog/categories.ts'
import { GENERATION_FAILURES, type GenerationFailure } from '#domain/generation/failures.ts'
import { cleanText } from '#domain/text.ts'

/** What the model did wrong, by its stable code; the message is for the editor and holds nothing of the answer. */
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
  /** The configured name, before the provider says which version answered. */
  name: string
  /**
   * One streamed completion; `onText` hears of everything that has arrived so far.
   * @throws ModelFailure
   */
  complete(messages: Message[], onText: (text: string) => void, signal: AbortSignal): Promise<Completion>
}

/** Three tries for what may pass (429, 5xx, a lost connection), with the SDK's growing pauses. */
const RETRIES = 2
/** Room for 3,500 words with markup, and for a model that thinks before it writes. */
const MAX_TOKENS = 24_000
/**
 * No article in its JSON comes near this many characters. A server may ignore the limit of tokens: one that writes on
 * and on would fill the memory, and all of its words would be counted again with every piece.
 */
const MAX_CHARACTERS = 200_000
/**
 * Nor do its events, some hundred bytes for every token. The SDK keeps a line until it ends, and an error's body whole: a line
 * without an end would never be counted in characters.
 */
const MAX_BYTES = 16_000_000

/** Longer names of models are cut off. */
const MAX_NAME = 100
/** Far more tokens than are ever spent: two of them still fit into the run’s record. */
const MOST_COUNTED = 1_000_000_000

const ANSWER_SCHEMA = z.object({
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(CATEGORIES),
  content: z.string(),
  tags: z.array(z.string()),
})

/** Whether a model is configured: a key, or a server of one's own that may need none (Contract, Environment). */
export function isModelConfigured(env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>): boolean {
  return Boolean(env.OPENAI_API_KEY || env.OPENAI_BASE_URL)
}

/** The configured chat-completions server. It is the only place that the article is asked from. */
export function openModel(env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>): Model {
  const client = new OpenAI({
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseURL: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    maxRetries: RETRIES,
    // A redirect would carry the key and the text to a host that nobody configured.
    fetchOptions: { redirect: 'error' },
    fetch: async (url, init) => bounded(await fetch(url, init)),
    logLevel: 'off',
  })
  const format = zodResponseFormat(ANSWER_SCHEMA, 'article')

  async function ask(
    messages: Message[],
    onText: (text: string) => void,
    signal: AbortSignal,
    structured: boolean,
  ): Promise<Completion> {
    const stream = await client.chat.completions.create(
      {
        model: env.OPENAI_MODEL,
        messages,
        max_completion_tokens: MAX_TOKENS,
        stream: true,
        stream_options: { include_usage: true },
        response_format: structured ? format : { type: 'json_object' },
      },
      { signal },
    )
    let text = ''
    let finish: string | null = null
    const answer = { model: env.OPENAI_MODEL, promptTokens: 0, completionTokens: 0 }
    for await (const chunk of stream) {
      const [choice] = chunk.choices
      answer.model = nameOf(chunk.model) || answer.model
      if (chunk.usage) {
        answer.promptTokens = countOf(chunk.usage.prompt_tokens)
        answer.completionTokens = countOf(chunk.usage.completion_tokens)
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
    return { text, ...answer }
  }

  return {
    name: env.OPENAI_MODEL,
    async complete(messages, onText, signal) {
      try {
        return await ask(messages, onText, signal, true).catch((error: unknown) => {
          // Some compatible servers know no JSON schemas; the answer is checked by zod either way.
          if (error instanceof BadRequestError && /response_format|json_schema/.test(error.message))
            return ask(messages, onText, signal, false)
          throw error
        })
      } catch (error) {
        throw failureOf(error, signal)
      }
    },
  }
}

/** The model as its server names it: as untrusted as the rest, and it stands under the article. */
function nameOf(model: unknown): string {
  return typeof model === 'string' ? cleanText(model.slice(0, MAX_NAME)).trim() : ''
}

/** Tokens as the server counts them; 0 for what is no such count. */
function countOf(tokens: unknown): number {
  return Number.isInteger(tokens) && Number(tokens) >= 0 && Number(tokens) <= MOST_COUNTED
    ? Number(tokens)
    : 0
}

/** The same answer, which breaks off when it becomes too long to be an article. */
function bounded(response: Response): Response {
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

/** The provider's own words may quote the key or the text: only the status is passed on. */
function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof ModelFailure) return error
  if (signal.aborted) return signal.reason
  if (error instanceof APIUserAbortError) return new ModelFailure('TIMEOUT')
  // A new account without a means of payment is refused like one in too much of a hurry: waiting helps only the other.
  if (error instanceof RateLimitError)
    return new ModelFailure(error.code === 'insufficient_quota' ? 'NO_CREDIT' : 'RATE_LIMITED')
  if (error instanceof APIConnectionError) return new ModelFailure('UNREACHABLE')
  if (error instanceof APIError && error.status)
    return new ModelFailure('PROVIDER', `${GENERATION_FAILURES.PROVIDER} (${error.status})`)
  // A stream that breaks off is a network failure without a class of its own.
  return new ModelFailure('CUT_OFF')
}
