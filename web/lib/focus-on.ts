/** Moves the focus to a place that is read and not operated, and scrolls nothing. */
export function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
