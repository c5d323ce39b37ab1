/** For an empty element in the page. While it is in view, toasts appear in it instead of over the page. */
export const TOAST_SLOT = { 'data-toast-slot': '' }

/** Undefined if the page has no slot, null if it is not in view. */
export function toastSlotInView(): Element | null | undefined {
  const slot = document.querySelector('[data-toast-slot]')
  if (!slot) return undefined
  const { top, bottom } = slot.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight ? slot : null
}
