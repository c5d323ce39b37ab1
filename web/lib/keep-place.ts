/** What tells that the visitor goes on from here themselves. */
const TAKES_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Aborts as soon as the visitor goes on from here themselves. */
export function untilTakenOver(): AbortController {
  const over = new AbortController()
  for (const act of TAKES_OVER) {
    window.addEventListener(act, () => over.abort(), { signal: over.signal, passive: true })
  }
  return over
}

/** What loads late above a place pushes it away: whenever the page changes its height, `go` leads back, until `over`. */
export function goBackWhenPushed(go: () => void, over: AbortSignal): void {
  if (over.aborted) return
  let height = document.body.offsetHeight
  const watch = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return
    height = document.body.offsetHeight
    go()
  })
  watch.observe(document.body)
  over.addEventListener('abort', () => watch.disconnect())
}
