// `npx node scripts/make-icons.ts` makes the icons of web/public from the mark. Commit the result.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { mark } from '#domain/drawing/mark.ts'
import { PALETTE, withPalette } from '#domain/drawing/palette.ts'

const folder = path.resolve(import.meta.dirname, '../web/public')
const shapes = withPalette(mark()).replace(/<\/?svg[^>]*>/g, '')
const svg = (viewBox: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>Civic Unity</title>${body}</svg>`

const bare = svg('-2 -8 40 40', shapes)
/** With a margin, because phones crop icons to circles and rounded squares. */
const onPaper = svg(
  '-13 -19 62 62',
  `<rect x="-13" y="-19" width="62" height="62" fill="${PALETTE.paper}"/>${shapes}`,
)

function png(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: 72 * 16 })
    .resize(size)
    .png()
    .toBuffer()
}

function ico(picture: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(picture.length, 14)
  return Buffer.concat([header, picture])
}

await Promise.all([
  writeFile(path.join(folder, 'favicon.svg'), `${bare}\n`),
  writeFile(path.join(folder, 'favicon.ico'), ico(await png(bare, 32))),
  writeFile(path.join(folder, 'apple-touch-icon.png'), await png(onPaper, 180)),
  writeFile(path.join(folder, 'icon-192.png'), await png(onPaper, 192)),
  writeFile(path.join(folder, 'icon-512.png'), await png(onPaper, 512)),
])
