/** Widths of the stored files in pixels. Smaller pictures are not enlarged. */
const IMAGE_WIDTHS = [480, 960, 1600] as const

export const MAX_IMAGE_WIDTH = Math.max(...IMAGE_WIDTHS)
/** Higher pictures are made smaller. */
export const MAX_IMAGE_HEIGHT = 2 * MAX_IMAGE_WIDTH
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const IMAGE_PATH = new RegExp(`^/images/(${UUID})-([1-9]\\d{0,3})\\.webp$`)

/** The widths of the files of a picture with this width, ascending. The last one is the largest file. */
export function fileWidths(width: number): number[] {
  return [...IMAGE_WIDTHS.filter((smaller) => smaller < width), Math.min(width, MAX_IMAGE_WIDTH)].filter(
    (size, index, all) => all.indexOf(size) === index,
  )
}

export function imagePath(id: string, width: number): string {
  return `/images/${id}-${width}.webp`
}

/** Null for a path that no uploaded picture can have. */
export function parseImagePath(path: string): { id: string; width: number } | null {
  const [, id, width] = IMAGE_PATH.exec(path) ?? []
  return id === undefined ? null : { id, width: Number(width) }
}

/** The `srcset` of a picture, from the path of its largest file. Null for any other path. */
export function srcSetOf(path: string): string | null {
  const image = parseImagePath(path)
  if (!image) return null
  return fileWidths(image.width)
    .map((width) => `${imagePath(image.id, width)} ${width}w`)
    .join(', ')
}
