import { createServer, type Server, type Socket } from 'node:net'

export interface ReceivedEmail {
  from: string
  to: string[]
  /** By lowercase name, with folded lines joined and encoded words decoded. */
  headers: Record<string, string>
  text: string
  html: string
}

export interface SmtpSink {
  url: string
  emails: ReceivedEmail[]
  /** Rejects the next emails with a temporary failure. */
  deferNext(count: number): void
  /** Rejects the next connection before it names a recipient. */
  rejectNextConnection(at: RejectedAt): void
  /** Rejects every email to this address, by default with a permanent failure. */
  rejectRecipient(address: string, how?: Rejection): void
  acceptRecipient(address: string): void
  dropConnections(): void
  close(): Promise<void>
}

/** `busy` and the throttled ones are temporary failures, `busy` instead of a greeting. The others are permanent. */
type RejectedAt =
  | 'greeting'
  | 'busy'
  | 'login'
  | 'throttledLogin'
  | 'loginRequired'
  | 'sender'
  | 'throttledSender'

/** An SMTP response, no response at all, or a connection that ends within the message. */
type Rejection = `${4 | 5}${string}` | 'hang' | 'disconnect'

/** Speaks the part of SMTP that a sender needs. Port 0 picks a free port. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const emails: ReceivedEmail[] = []
  const rejectedRecipients = new Map<string, Rejection>()
  const sockets = new Set<Socket>()
  let deferralsLeft = 0
  const pendingRejections = new Set<RejectedAt>()

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let envelope = { from: '', to: [] as string[] }
    let data: string[] | undefined
    let rejection: Rejection | undefined
    let rest = ''
    const respond = (line: string) => socket.write(`${line}\r\n`)

    function handleLine(line: string): void {
      if (data) {
        if (rejection === 'disconnect') return void socket.destroy()
        if (line !== '.') {
          data.push(line.replace(/^\./, ''))
          return
        }
        const raw = data.join('\r\n')
        data = undefined
        if (deferralsLeft > 0) {
          deferralsLeft -= 1
          respond('451 4.3.0 Try again later')
          return
        }
        emails.push({ ...envelope, ...parseEmail(raw) })
        respond('250 2.0.0 Taken')
        return
      }
      const [verb = ''] = line.split(' ')
      const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
      switch (verb.toUpperCase()) {
        case 'EHLO':
          return void respond('250-sink\r\n250 AUTH PLAIN')
        case 'AUTH':
          if (pendingRejections.delete('throttledLogin'))
            return void respond('454 4.7.0 Temporary authentication failure')
          return void respond(
            pendingRejections.delete('login') ? '535 5.7.8 Wrong password' : '235 2.7.0 Welcome',
          )
        case 'MAIL':
          if (pendingRejections.delete('loginRequired'))
            return void respond('530 5.7.0 Authentication required')
          if (pendingRejections.delete('sender')) return void respond('553 5.7.1 Not your address')
          if (pendingRejections.delete('throttledSender'))
            return void respond('451 4.7.1 Too many emails, slow down')
          envelope = { from: address, to: [] }
          return void respond('250 2.1.0 Fine')
        case 'RCPT':
          rejection = rejectedRecipients.get(address)
          if (rejection === 'hang') return
          if (rejection && rejection !== 'disconnect') {
            respond(rejection.replace('<>', `<${address}>`))
            if (rejection.startsWith('421')) socket.end()
            return
          }
          envelope.to.push(address)
          return void respond('250 2.1.5 Fine')
        case 'DATA':
          data = []
          return void respond('354 Go on')
        case 'QUIT':
          respond('221 2.0.0 Bye')
          return void socket.end()
        default:
          return void respond('250 2.0.0 Fine')
      }
    }

    if (pendingRejections.delete('busy')) return void socket.end('421 4.7.0 Too many connections\r\n')
    if (pendingRejections.delete('greeting')) return void socket.end('554 5.7.1 Not from there\r\n')
    respond('220 sink ESMTP')
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) handleLine(line)
    })
  })
  const boundPort = await listen(server, port)
  return {
    url: `smtp://127.0.0.1:${boundPort}`,
    emails,
    deferNext: (count) => {
      deferralsLeft = count
    },
    rejectNextConnection: (at) => {
      pendingRejections.add(at)
    },
    rejectRecipient: (address, how = '550 5.1.1 <> is nobody here') => {
      rejectedRecipients.set(address, how)
    },
    acceptRecipient: (address) => {
      rejectedRecipients.delete(address)
    },
    dropConnections: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

function parseEmail(raw: string): Pick<ReceivedEmail, 'headers' | 'text' | 'html'> {
  const part = parsePart(raw)
  const boundary = /boundary="?([^";]+)/.exec(part.headers['content-type'] ?? '')?.[1]
  const parts = boundary
    ? part.body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((piece) => parsePart(piece.replace(/^\r\n/, '')))
    : [part]
  const ofType = (type: string) => {
    const found = parts.find(({ headers }) => (headers['content-type'] ?? 'text/plain').startsWith(type))
    return found ? decodeBody(found) : ''
  }
  return { headers: part.headers, text: ofType('text/plain'), html: ofType('text/html') }
}

function parsePart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const headers = Object.fromEntries(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
  return { headers, body: raw.slice(end + 4) }
}

function decodeBody({ headers, body }: ReturnType<typeof parsePart>): string {
  const encoding = headers['content-transfer-encoding']
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  return decodeQuoted(body.replace(/=\r\n/g, ''))
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
