/** Focuses an element that is not a control, without scrolling. */
export function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
