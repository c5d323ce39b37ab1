/**
 * On a touched screen the keyboard stays up for as long as its field has the focus, over the lower half of the page: over
 * what was asked for. Where there is a mouse, whoever typed goes on from the field. In the browser only.
 */
export function putKeyboardAway(field: HTMLElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) field?.blur()
}
