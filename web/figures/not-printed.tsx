import { SHARE_TEXT } from '#domain/drawing/share-text.ts'

/** In place of a share that no text prints. */
export function NotPrinted() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{SHARE_TEXT.notPrinted}</span>
    </>
  )
}
