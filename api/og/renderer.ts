import { existsSync, rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unpackWoff } from './woff.ts'

const FONTS = [
  '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
  '@fontsource/public-sans/files/public-sans-latin-600-normal.woff',
]

let fonts: string[] = []

/** Turns a drawing into a PNG, beside the event loop. The renderer and its fonts are loaded with the first one. */
export async function toPng(svg: string): Promise<Buffer> {
  // The system clears its temporary folder of what is old; without a font the renderer leaves out the words, and says nothing.
  if (fonts.length === 0 || !fonts.every((file) => existsSync(file))) fonts = await unpackFonts()
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: fonts, defaultFontFamily: 'Newsreader Medium' },
  })
  return image.asPng()
}

/** The renderer reads font files, and of TrueType only: the packaged ones are unpacked for as long as the process lives. */
async function unpackFonts(): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url)
  const folder = await mkdtemp(path.join(tmpdir(), 'civic-unity-fonts-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return Promise.all(
    FONTS.map(async (name) => {
      const file = path.join(folder, `${path.basename(name, '.woff')}.ttf`)
      await writeFile(file, unpackWoff(await readFile(resolve(name))))
      return file
    }),
  )
}
