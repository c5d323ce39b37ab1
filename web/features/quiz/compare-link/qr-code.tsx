import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { COMPARE_LINK_TEXT } from '#domain/compare/compare-messages.ts'

/** In modules, as the standard asks for. */
const QUIET_ZONE = 4

/** Black on white in both themes, because many readers do not recognize inverted codes. */
export function QrCode({ text }: { text: string }) {
  const bitmap = generate(text)
  const size = bitmap.size + 2 * QUIET_ZONE
  return (
    <svg
      className="size-60 max-w-full bg-[white] forced-color-adjust-none"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={COMPARE_LINK_TEXT.codeLabel}
    >
      <path fill="black" d={toSvgPath(bitmap)} />
    </svg>
  )
}
