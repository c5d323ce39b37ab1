import { formatWholeNumber } from '#domain/whole-number.ts'

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export const MAX_IMAGE_BYTES = 10_000_000

/** Pictures of phones have up to 50 million. */
export const MAX_IMAGE_PIXELS = 100_000_000

export const IMAGE_ERRORS = {
  type: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
  tooLarge: `Please choose a picture of up to ${MAX_IMAGE_BYTES / 1_000_000} MB.`,
  unreadable: 'This file is damaged, or it isn’t a JPEG, PNG, WebP or AVIF picture.',
  notFound: 'This picture no longer exists',
} as const

export function tooManyPixels(width: number, height: number): string {
  const [across, down] = [width, height].map(formatWholeNumber)
  return `This picture has ${across} × ${down} pixels. Please choose one of up to 100 million pixels.`
}

/** `titles` are of the articles that use it. */
export function imageInUse(titles: readonly string[]): string {
  return `This picture is still used in ${titles.map((title) => `“${title}”`).join(', ')}. Please remove it there first.`
}
