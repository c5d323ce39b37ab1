import { formatWholeNumber } from '#domain/whole-number.ts'

export const PICTURE_TEXT = {
  pictures: 'Pictures',
  lead: 'A picture that no article uses is deleted after 30 days.',
  none: 'No pictures have been uploaded.',
  uploaded: 'Uploaded',
  deleted: 'Picture deleted',
  choose: 'Choose a picture',
  chooseHint: 'JPEG, PNG, WebP or AVIF, up to 10 MB. You can also drop or paste one into the text.',
  uploading: 'Uploading...',
  alt: 'Description (alt text)',
  altHint: 'For people who can’t see it. Say what it shows in one sentence.',
  altMissing: 'Please describe the picture.',
  credit: 'Credit',
  creditHint: 'Who made it, such as “Photo: Ana Ruiz”.',
  add: 'Add Picture',
  cover: 'Cover',
  useCover: 'Use as Cover',
  noCover: 'Use a Generated Cover',
  another: 'Another One',
  upload: 'Upload a Picture',
  failed: 'The picture couldn’t be uploaded. Please try again.',
} as const

/** '1,600 × 900 pixels' */
export function pictureName(width: number, height: number): string {
  return `${formatWholeNumber(width)} × ${formatWholeNumber(height)} pixels`
}

/** `titles` are of the articles that show it. */
export function usedInText(titles: readonly string[]): string {
  if (titles.length === 0) return 'Not used.'
  return `Used in ${new Intl.ListFormat('en-US').format(titles.map((title) => `“${title}”`))}.`
}
