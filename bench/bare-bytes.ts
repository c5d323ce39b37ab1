// The baseline for cached responses, a plain node:http server that sends the same status, headers and bytes. RESPONSES names
// a JSON file of { 'METHOD path accept-encoding': { status, headers, body (base64) } }.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

interface StoredResponse {
  status: number
  headers: Record<string, string>
  body: string
}

const file = JSON.parse(readFileSync(process.env['RESPONSES'] ?? '', 'utf8')) as Record<
  string,
  StoredResponse
>
const responses = new Map(
  Object.entries(file).map(([key, { status, headers, body }]) => [
    key,
    { status, headers, body: Buffer.from(body, 'base64') },
  ]),
)

createServer((request, response) => {
  request.resume()
  const stored = responses.get(`${request.method} ${request.url} ${request.headers['accept-encoding'] ?? ''}`)
  if (stored) response.writeHead(stored.status, stored.headers).end(stored.body)
  else response.writeHead(request.url === '/' ? 200 : 404).end()
}).listen(Number(process.env['PORT']), process.env['HOST'])
