import { PICTURE_TEXT } from '#domain/admin/picture-text.ts'
import { IMAGE_ERRORS, IMAGE_TYPES, MAX_IMAGE_BYTES } from '#domain/images/image-rules.ts'

export type Picture = { url: string; width: number; height: number }

/** A failure has a detail (RFC 9457). */
type Answer = Partial<Picture> & { detail?: string }

/** Stores a picture on this site. @throws Error whose message is for the editor. */
export async function uploadPicture(file: File, headers: { authorization: string }): Promise<Picture> {
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) throw new Error(IMAGE_ERRORS.type)
  if (file.size > MAX_IMAGE_BYTES) throw new Error(IMAGE_ERRORS.tooLarge)
  const response = await fetch('/api/images', {
    method: 'POST',
    headers: { ...headers, 'content-type': file.type },
    body: file,
  }).catch(() => null)
  const answer: Answer = (await response?.json().catch(() => null)) ?? {}
  const { url, width, height } = answer
  if (!response?.ok || !url || !width || !height) throw new Error(answer.detail ?? PICTURE_TEXT.failed)
  return { url, width, height }
}

/** The first picture among dropped or pasted files. */
export function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
}
