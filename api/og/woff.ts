import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/** Unpacks a WOFF 1 font into the TrueType or OpenType font that it wraps (W3C WOFF 1.0, sections 3 to 5). */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font')
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      // A table that would not get smaller is stored as it is.
      data: packed < length ? inflateSync(bytes) : bytes,
    }
  })

  const power = Math.floor(Math.log2(count))
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  header.set(woff.subarray(4, 8), 0)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(16 * 2 ** power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(16 * (count - 2 ** power), 10)
  const parts: Buffer[] = [header]
  let end = header.length
  entries.forEach(({ tag, checksum, data }, index) => {
    const at = SFNT_HEADER + index * SFNT_ENTRY
    header.set(tag, at)
    header.writeUInt32BE(checksum, at + 4)
    header.writeUInt32BE(end, at + 8)
    header.writeUInt32BE(data.length, at + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    end += data.length + padding.length
  })
  return Buffer.concat(parts)
}
