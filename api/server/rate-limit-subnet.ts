import { isIP, isIPv6 } from 'node:net'

/** For IPv6 the /64, because a subscriber can use a new address for each request. */
export function rateLimitSubnet(clientAddress: string): string {
  const address = withoutPort(clientAddress)
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : new Array(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** Some proxies append a port: 192.0.2.1:50123 or [2001:db8::1]:50123. */
function withoutPort(address: string): string {
  const host = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
  return isIP(host) === 0 ? address : host
}
