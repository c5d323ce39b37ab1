/** The element need not be a control. */
export function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** For a heading that replaces what the visitor clicked. Focus alone would not scroll it into view. */
export function focusAndScroll(heading: HTMLElement): void {
  focusOn(heading)
  heading.scrollIntoView({ block: 'nearest' })
}
