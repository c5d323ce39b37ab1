import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { ChatCompletionChunk } from 'openai/resources'

// Streamed replies in the provider's format. For an example, see documented-reply.sse.

/** A model name and token counts that no database record can hold. */
export const HOSTILE_RECORD = {
  model: `Odd\0 <b>\ud800 ${'x'.repeat(3_000)}`,
  usage: { prompt_tokens: 1e15, completion_tokens: 'many' },
}

interface Call {
  model: string
  stream_options?: { include_usage?: boolean }
}

type FinishReason = ChatCompletionChunk.Choice['finish_reason']

interface Reply {
  text?: string
  refusal?: string
  finish?: FinishReason
  record?: typeof HOSTILE_RECORD
  /** Duration of the stream in milliseconds. */
  ms?: number
  /** Awaited in the middle of the text. */
  onHalf?: (() => Promise<void>) | undefined
  /** Breaks the connection after the text. */
  drop?: boolean
  /** Continues after the text until the client disconnects. */
  endless?: boolean
}

export async function reply(call: Call, response: ServerResponse, options: Reply): Promise<void> {
  const {
    text = '',
    refusal,
    finish = 'stop',
    ms = 0,
    onHalf,
    drop = false,
    endless = false,
    record,
  } = options
  const stream = openStream(call, response, record?.model)
  stream.delta({ role: 'assistant', content: '', refusal: null })
  if (refusal) stream.delta({ refusal })
  const pieces = text.match(/[\s\S]{1,400}/g) ?? []
  for (const [index, piece] of pieces.entries()) {
    if (index === Math.floor(pieces.length / 2)) await onHalf?.()
    if (response.destroyed) return
    stream.delta({ content: piece })
    if (ms > 0) await delay(ms / pieces.length)
  }
  while (endless && !response.destroyed) {
    stream.delta({ content: 'on and on '.repeat(1_000) })
    await delay(1)
  }
  if (drop) {
    // The client would retry if nothing had arrived before the connection breaks.
    await delay(100)
    response.destroy()
    return
  }
  stream.delta({}, finish)
  stream.end(record?.usage ?? usageOf(text))
}

function openStream(call: Call, response: ServerResponse, model = call.model) {
  const created = Math.floor(Date.now() / 1000)
  const withUsage = call.stream_options?.include_usage ?? false
  const send = (choices: ChatCompletionChunk.Choice[], usage: object | null) => {
    const chunk = {
      id: 'chatcmpl-stand-in',
      object: 'chat.completion.chunk',
      created,
      model,
      service_tier: 'default',
      system_fingerprint: 'fp_stand_in',
      choices,
      ...(withUsage && { usage: usage as ChatCompletionChunk['usage'] }),
      obfuscation: 'stand-in',
    } satisfies ChatCompletionChunk
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  return {
    delta: (delta: ChatCompletionChunk.Choice.Delta, finish_reason: FinishReason = null) =>
      send([{ index: 0, delta, logprobs: null, finish_reason }], null),
    end: (usage: object) => {
      if (withUsage) send([], usage)
      response.end('data: [DONE]\n\n')
    },
  }
}

function usageOf(text: string): NonNullable<ChatCompletionChunk['usage']> {
  const [prompt_tokens, completion_tokens] = [900, Math.ceil(text.length / 4)]
  return {
    prompt_tokens,
    completion_tokens,
    total_tokens: prompt_tokens + completion_tokens,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: 0,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  }
}

export async function replyWithLongLine(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write('data: ')
  for (let piece = 0; piece < 320 && !response.destroyed; piece++) {
    response.write('on and on '.repeat(10_000))
    await delay(1)
  }
  response.end('\n\n')
}
