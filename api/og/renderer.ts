import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** Complete fonts. With a subset, the renderer also draws ligatures as boxes. */
const FONTS = [
  resolve('@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf'),
  resolve('@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf'),
]

/** Renders outside the event loop, but encoding the PNG blocks it. The renderer is loaded on first use. */
export async function toPng(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: 'Newsreader' },
  })
  return image.asPng()
}
