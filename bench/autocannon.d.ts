// The part of autocannon's API that the benchmarks use. The package has no types.
declare module 'autocannon' {
  interface RequestOptions {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
  }
  export interface Options extends RequestOptions {
    url: string
    connections?: number
    /** In seconds. Ignored when `amount` is set. */
    duration?: number
    amount?: number
    requests?: RequestOptions[]
    /** Milliseconds between samples. */
    sampleInt?: number
  }
  interface Result {
    /** In seconds. */
    duration: number
    errors: number
    timeouts: number
    non2xx: number
    '2xx': number
    latency: { average: number; p50: number; p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
