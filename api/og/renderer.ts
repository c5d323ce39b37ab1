import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The whole typefaces: beside a subset's missing letter the renderer draws boxes for ligatures too. */
const FONTS = [
  resolve('@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf'),
  resolve('@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf'),
]

/** Turns a drawing into a PNG, beside the event loop. The renderer and its fonts are loaded with the first one. */
export async function toPng(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: 'Newsreader' },
  })
  return image.asPng()
}
