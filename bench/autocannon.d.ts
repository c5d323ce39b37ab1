// What the bench uses of autocannon, which ships no types.
declare module 'autocannon' {
  interface Call {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
  }
  export interface Options extends Call {
    url: string
    connections?: number
    /** Seconds; not looked at when `amount` is set. */
    duration?: number
    amount?: number
    requests?: Call[]
    /** Milliseconds between two looks at what was answered. */
    sampleInt?: number
  }
  interface Result {
    /** Seconds. */
    duration: number
    errors: number
    timeouts: number
    non2xx: number
    '2xx': number
    latency: { average: number; p50: number; p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
