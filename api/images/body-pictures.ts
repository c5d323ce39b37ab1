import { PICTURE } from '#api/html/sanitize.ts'
import { imagePath, parseImagePath } from '#domain/images/image-path.ts'
import type { Prisma } from '#prisma/client/client.ts'

/** The value of an attribute in a tag of sanitized HTML, with its character references. */
export function attributeOf(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

/**
 * Gives the pictures of a sanitized body the address and size of their largest file, so that pages don't jump while
 * they load. Leaves out pictures that are not stored.
 */
export async function placePictures(prisma: Prisma.TransactionClient, html: string): Promise<string> {
  const tags = html.match(PICTURE)
  if (!tags) return html
  const idOf = (tag: string) => parseImagePath(attributeOf(tag, 'src'))?.id ?? ''
  const found = await prisma.image.findMany({ where: { id: { in: tags.map(idOf) } } })
  const images = new Map(found.map((image) => [image.id, image]))
  return html.replaceAll(PICTURE, (tag) => {
    const image = images.get(idOf(tag))
    if (!image) return ''
    const { id, width, height } = image
    return `<img src="${imagePath(id, width)}" alt="${attributeOf(tag, 'alt')}" width="${width}" height="${height}" />`
  })
}

/** Whether a path leads to the file of a stored picture. */
export async function isStoredPicture(prisma: Prisma.TransactionClient, path: string): Promise<boolean> {
  const image = parseImagePath(path)
  const where = image && { imageId: image.id, width: image.width }
  return where !== null && (await prisma.imageFile.count({ where })) > 0
}
