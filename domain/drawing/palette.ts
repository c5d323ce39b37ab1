/** The light colors of web/styles/tokens.css in sRGB. A test compares the two. */
export const PALETTE = {
  paper: '#fbf7f0',
  ink: '#151e31',
  'ink-soft': '#3c4454',
  'ink-mute': '#545b69',
  line: '#d9d4cb',
  'line-strong': '#727784',
  red: '#cf413a',
  'red-wash': '#fde0dc',
  blue: '#2d7ccd',
  'blue-wash': '#d9eafc',
  slate: '#636f87',
  plum: '#6f266b',
  gold: '#e7b643',
  'cover-cream': '#f2e7cf',
  'cover-mist': '#d9e4f0',
  'cover-blush': '#f1d7e5',
  'cover-straw': '#ebd8a0',
  thread: 'rgba(253, 250, 244, 0.3)',
} as const

export function withPalette(svg: string): string {
  return svg.replace(
    /var\(--(?:color-)?([a-z-]+)(?:, ?var\(--color-([a-z-]+)\))?\)/g,
    (_whole, name: string, other: string | undefined) => colorOf(name) ?? colorOf(other) ?? PALETTE.ink,
  )
}

function colorOf(name: string | undefined): string | undefined {
  return PALETTE[name as keyof typeof PALETTE]
}
