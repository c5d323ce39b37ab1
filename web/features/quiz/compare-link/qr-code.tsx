import { useEffect, useState } from 'react'
import { COMPARE_LINK_TEXT } from '#domain/compare/compare-messages.ts'

type Drawing = { readonly size: number; readonly path: string }

/** In modules, as the standard asks for. */
const QUIET_ZONE = 4

/** Black on white in both themes, because many readers do not recognize inverted codes. */
export function QrCode({ text }: { text: string }) {
  const [drawing, setDrawing] = useState<Drawing | 'failed'>()
  useEffect(() => {
    draw(text).then(setDrawing, () => setDrawing('failed'))
  }, [text])
  if (drawing === 'failed') return <p className="text-sm">{COMPARE_LINK_TEXT.codeFailed}</p>
  const size = (drawing?.size ?? 29) + 2 * QUIET_ZONE
  return (
    <svg
      className="size-60 max-w-full bg-[white] forced-color-adjust-none"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={COMPARE_LINK_TEXT.codeLabel}
    >
      <path fill="black" d={drawing?.path} />
    </svg>
  )
}

async function draw(text: string): Promise<Drawing> {
  const [{ generate }, { toSvgPath }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')])
  const bitmap = generate(text)
  return { size: bitmap.size, path: toSvgPath(bitmap) }
}
