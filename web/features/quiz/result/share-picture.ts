import { venn } from '#domain/drawing/geometry.ts'
import { PALETTE } from '#domain/drawing/palette.ts'
import { STROKES, strokeLayers } from '#domain/drawing/strokes.ts'
import type { GuessSummary } from '#domain/quiz/guesses.ts'
import { pictureCaption, RESULT_TEXT } from '#domain/quiz/result-messages.ts'
import type { SharedResult } from '#domain/quiz/share.ts'
import { shareText } from '#domain/quiz/shared-messages.ts'
import { SITE_NAME } from '#domain/site-name.ts'

export type PictureShape = 'wide' | 'tall'

export type PictureOptions = {
  shared: SharedResult
  /** Null for a picture of the overlap. */
  summary: GuessSummary | null
  shape: PictureShape
  /** Without a protocol. */
  host: string
}

/** In pixels. `title` and `text` are sizes of type, `figure` is the width of the drawing. */
const SHAPES = {
  wide: { width: 1200, height: 630, margin: 64, title: 76, text: 28, figure: 730 },
  tall: { width: 1080, height: 1350, margin: 76, title: 112, text: 36, figure: 928 },
} as const

/** A PNG in the light colors. It has averages only: no pick, no single guess, and no party of the visitor. */
export async function sharePicture({ shared, summary, shape, host }: PictureOptions): Promise<Blob> {
  const { width, height, margin, title, text, figure } = SHAPES[shape]
  const isTall = shape === 'tall'
  const display = (size: number) => `500 ${size}px Newsreader`
  const sans = `400 ${text}px "Public Sans"`
  await Promise.all([document.fonts.load(display(title)), document.fonts.load(sans)])
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no canvas')
  context.fillStyle = PALETTE.paper
  context.fillRect(0, 0, width, height)

  const mark = isTall ? 28 : 22
  drawCircles(context, 0.34, mark, { x: margin + mark * 0.6, y: margin })
  write(context, SITE_NAME, {
    font: display(text * 1.25),
    x: margin + (isTall ? 100 : 82),
    y: margin + text * 1.16,
  })

  const column = width - 2 * margin
  const titleTop = margin + (isTall ? 250 : 160)
  writeWrapped(context, shareText(shared), {
    font: display(title),
    x: margin,
    y: titleTop,
    width: column,
    line: title * 1.04,
  })

  const figureHeight = summary ? (figure * STROKES.height) / STROKES.width : isTall ? 360 : 200
  const bottom = height - margin - (isTall ? text * 2.4 : 0)
  const figureTop = isTall ? bottom - figureHeight - text * 4.08 : bottom - figureHeight
  if (summary) drawStrokes(context, summary, margin, figureTop, figure)
  else
    drawCircles(context, shared.overlapPercentage / 100, figureHeight / 2, {
      x: margin + figureHeight * 0.2,
      y: figureTop,
    })

  const captionX = isTall ? margin : margin + (summary ? figure : 330) + 44
  writeWrapped(context, pictureCaption(shared, summary), {
    font: sans,
    x: captionX,
    y: isTall ? figureTop + figureHeight + text * 1.9 : figureTop + text,
    width: width - margin - captionX,
    line: text * 1.36,
  })
  if (isTall) {
    const y = height - margin
    context.fillStyle = PALETTE.ink
    context.fillRect(margin, y - text * 1.95, column, 2)
    write(context, host, { font: `600 ${text}px "Public Sans"`, x: margin, y, color: 'plum' })
    context.textAlign = 'right'
    write(context, RESULT_TEXT.pictureInvitation, { font: sans, x: width - margin, y, color: 'ink-soft' })
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser drew no picture')))),
  )
}

type Place = { font: string; x: number; y: number; color?: keyof typeof PALETTE }

function write(context: CanvasRenderingContext2D, text: string, { font, x, y, color = 'ink' }: Place): void {
  context.font = font
  context.fillStyle = PALETTE[color]
  context.fillText(text, x, y)
}

/** Numbers, with a percent sign or the word for points, are in plum. */
function writeWrapped(
  context: CanvasRenderingContext2D,
  text: string,
  { font, x, y, width, line }: Place & { width: number; line: number },
): void {
  context.font = font
  const space = context.measureText(' ').width
  let [left, top] = [x, y]
  for (const word of text.replace(/(\d+) (points?)/, '$1\u00A0$2').split(' ')) {
    const wordWidth = context.measureText(word).width
    if (left > x && left + wordWidth > x + width) {
      left = x
      top += line
    }
    write(context, word, { font, x: left, y: top, color: /^\d/.test(word) ? 'plum' : 'ink' })
    left += wordWidth + space
  }
}

function drawStrokes(
  context: CanvasRenderingContext2D,
  { expected, actual }: GuessSummary,
  x: number,
  y: number,
  width: number,
): void {
  const scale = width / STROKES.width
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  for (const layer of strokeLayers({ party: 'both', expected, actual })) {
    context.strokeStyle = PALETTE[layer.color]
    context.lineWidth = layer.width
    context.globalAlpha = layer.opacity ?? 1
    context.setLineDash(layer.isDotted ? [0.1, 2.4] : [])
    context.lineCap = layer.isDotted ? 'round' : 'butt'
    context.stroke(new Path2D(layer.d))
  }
  context.restore()
}

/** `x` and `y` are the corner of the box around circles whose centers are the same. */
function drawCircles(
  context: CanvasRenderingContext2D,
  fraction: number,
  radius: number,
  { x: left, y: top }: { x: number; y: number },
): void {
  const cy = top + radius
  const { x1, x2, lens } = venn(fraction, radius, left + radius, cy)
  for (const [x, color] of [
    [x1, 'red'],
    [x2, 'blue'],
  ] as const) {
    context.beginPath()
    context.arc(x, cy, radius, 0, 2 * Math.PI)
    context.fillStyle = PALETTE[color]
    context.fill()
  }
  const overlap = new Path2D(lens)
  context.fillStyle = PALETTE.plum
  context.fill(overlap)
  context.strokeStyle = PALETTE.paper
  context.lineWidth = radius / 14
  context.stroke(overlap)
}
