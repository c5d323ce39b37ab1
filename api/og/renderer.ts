import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unpackWoff } from './woff.ts'

const FONTS = [
  '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
  '@fontsource/public-sans/files/public-sans-latin-600-normal.woff',
]

let fonts: Promise<string[]> | undefined

/** Turns a drawing into a PNG, beside the event loop. The renderer and its fonts are loaded with the first one. */
export async function toPng(svg: string): Promise<Buffer> {
  fonts ??= unpackFonts()
  const [{ renderAsync }, fontFiles] = await Promise.all([import('@resvg/resvg-js'), fonts])
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Newsreader Medium' },
  })
  return image.asPng()
}

/** The renderer reads font files, and of TrueType only: the packaged ones are unpacked once a process. */
async function unpackFonts(): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url)
  const folder = await mkdtemp(path.join(tmpdir(), 'civic-unity-fonts-'))
  return Promise.all(
    FONTS.map(async (name) => {
      const file = path.join(folder, `${path.basename(name, '.woff')}.ttf`)
      await writeFile(file, unpackWoff(await readFile(resolve(name))))
      return file
    }),
  )
}
