// A separate process that generates load. Each message is one load, and its outcome is the reply (measure.ts).
import autocannon, { type Options } from 'autocannon'

process.on('message', async (load: Options) => {
  try {
    // Sample often, because a load ends at a sample. With the default, a short load would seem to last a second.
    const { duration, latency, errors, timeouts, non2xx, ...rest } = await autocannon({
      ...load,
      sampleInt: 20,
    })
    process.send?.({
      responses: rest['2xx'],
      perSecond: rest['2xx'] / duration,
      mean: latency.average,
      p50: latency.p50,
      p99: latency.p99,
      failures: errors + timeouts + non2xx,
    })
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})
