/**
 * The rulings that tell the two sides apart without colour: upright lines, level lines, and both woven
 * together (Spec §2 Values gallery, Quiz section, as drawn). Out: three SVG patterns with the ids `{id}-up`,
 * `{id}-level` and `{id}-weave`. In: the distance of the lines and their width in the drawing's units.
 */
export function threads(id: string, pitch = 9, width = 1.5): string {
  const line = (path: string) => `<path d="${path}" stroke="var(--color-thread)" stroke-width="${width}"/>`
  const size = `width="${pitch}" height="${pitch}"`
  const pattern = (suffix: string, body: string) =>
    `<pattern id="${id}${suffix}" ${size} patternUnits="userSpaceOnUse">${body}</pattern>`
  const up = line(`M${pitch / 2} 0V${pitch}`)
  const level = line(`M0 ${pitch / 2}H${pitch}`)
  return pattern('-up', up) + pattern('-level', level) + pattern('-weave', up + level)
}
