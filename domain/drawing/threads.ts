/** Line patterns that distinguish the sides without color: `{id}-up`, `{id}-level` and `{id}-weave`. */
export function threads(id: string, pitch = 9, width = 1.5): string {
  const line = (path: string) => `<path d="${path}" stroke="var(--color-thread)" stroke-width="${width}"/>`
  const size = `width="${pitch}" height="${pitch}"`
  const pattern = (suffix: string, body: string) =>
    `<pattern id="${id}${suffix}" ${size} patternUnits="userSpaceOnUse">${body}</pattern>`
  const up = line(`M${pitch / 2} 0V${pitch}`)
  const level = line(`M0 ${pitch / 2}H${pitch}`)
  return pattern('-up', up) + pattern('-level', level) + pattern('-weave', up + level)
}
