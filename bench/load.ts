// A process of its own that drives one server: `node bench/load.ts '<options as JSON>'` prints the result as JSON.
import autocannon from 'autocannon'

const options = JSON.parse(process.argv[2] ?? '{}')
const { duration, latency, errors, timeouts, non2xx, ...rest } = await autocannon(options)
process.stdout.write(
  JSON.stringify({
    answers: rest['2xx'],
    perSecond: rest['2xx'] / duration,
    mean: latency.average,
    p50: latency.p50,
    p99: latency.p99,
    failures: errors + timeouts + non2xx,
  }),
)
