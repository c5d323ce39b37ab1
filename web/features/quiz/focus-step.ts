import { focusOn } from '#web/lib/focus-on.ts'

/**
 * The sheet's top edge comes into view, so that nothing is behind the navigation bar. On a phone it is the edge of the screen
 * (step-sheet.css). A sheet that is in view stays where it is.
 */
export function focusStep(focusTarget: HTMLElement): void {
  focusOn(focusTarget)
  const sheet = focusTarget.closest<HTMLElement>('.sheet') ?? focusTarget
  const fits = sheet.offsetHeight < 0.85 * window.innerHeight
  sheet.scrollIntoView({ block: fits ? 'nearest' : 'start' })
}
