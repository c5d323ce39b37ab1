import sharp from 'sharp'
import { audited } from '#api/admin/audit.ts'
import type { Context } from '#api/graphql/context.ts'
import { createConcurrencyLimit } from '#api/server/concurrency-limit.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { fileWidths, MAX_IMAGE_HEIGHT, MAX_IMAGE_WIDTH } from '#domain/images/image-path.ts'
import { IMAGE_ERRORS, imageInUse, MAX_IMAGE_PIXELS, tooManyPixels } from '#domain/images/image-rules.ts'
import type { Image, Prisma } from '#prisma/client/client.ts'

// No other decoder runs, whatever a file says that it is. SVG could read files of the server.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)

/** One picture at a time, because decoding one takes up to 400 MB. */
const decoding = createConcurrencyLimit(1)
const QUALITY = 80

/** @throws BadInput for anything but a JPEG, PNG, WebP or AVIF picture, and for too many pixels. */
export async function uploadImage(context: Context, bytes: Buffer): Promise<Image> {
  const { files, ...size } = await decoding.run(() => resize(bytes), context.client)
  return audited(context, async (tx) => {
    const at = context.now()
    const image = await tx.image.create({ data: { ...size, createdAt: at, usedAt: at } })
    await tx.imageFile.createMany({ data: files.map((file) => ({ ...file, imageId: image.id })) })
    return { result: image, entry: { action: 'uploadImage', target: image.id } }
  })
}

/** Upright, without metadata such as the place where it was taken, and in sRGB. */
async function resize(bytes: Buffer) {
  const { width, height } = await readHeader(bytes).catch(throwUnreadable)
  if (width * height > MAX_IMAGE_PIXELS) throw new BadInput(tooManyPixels(width, height))
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS })
    .autoOrient()
    .resize({ width: MAX_IMAGE_WIDTH, height: MAX_IMAGE_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(throwUnreadable)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const files: { width: number; data: Uint8Array<ArrayBuffer> }[] = []
  for (const target of fileWidths(info.width)) {
    const file = await sharp(data, { raw }).resize({ width: target }).webp({ quality: QUALITY }).toBuffer()
    files.push({ width: target, data: new Uint8Array(file) })
  }
  return { width: info.width, height: info.height, files }
}

/** So that a picture that would unpack into gigabytes is rejected before. */
async function readHeader(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: false }).metadata()
}

function throwUnreadable(): never {
  throw new BadInput(IMAGE_ERRORS.unreadable)
}

/** The articles that show a picture, also those in the trash. */
export function postsWith(id: string): Prisma.PostWhereInput {
  const path = `/images/${id}-`
  return { OR: [{ content: { contains: path } }, { featuredImage: { startsWith: path } }] }
}

/** @throws NotFound, Conflict while an article uses it. */
export async function deleteImage(context: Context, id: string): Promise<string> {
  return audited(context, async (tx) => {
    const image = await tx.image.findUnique({ where: { id } })
    if (!image) throw new NotFound(IMAGE_ERRORS.notFound)
    const posts = await tx.post.findMany({ where: postsWith(id), select: { title: true }, take: 5 })
    if (posts.length > 0) throw new Conflict(imageInUse(posts.map(({ title }) => title)))
    await tx.image.delete({ where: { id } })
    return { result: id, entry: { action: 'deleteImage', target: id } }
  })
}

/**
 * Deletes the pictures that no article, in the trash or not, and no stored version has used since `before`. Returns
 * their number.
 */
export async function deleteUnusedImages(
  prisma: Prisma.TransactionClient,
  now: Date,
  before: Date,
): Promise<number> {
  await prisma.$executeRaw`
    WITH text AS (
      SELECT content || ' ' || coalesce("featuredImage", '') AS body FROM "Post"
      UNION ALL SELECT content || ' ' || coalesce("featuredImage", '') FROM "PostVersion"
    ), used AS (
      SELECT DISTINCT found[1] AS id FROM text, regexp_matches(body, '/images/([0-9a-f-]{36})-', 'g') AS found
    )
    UPDATE "Image" SET "usedAt" = ${now}::timestamp WHERE id IN (SELECT id FROM used)`
  const { count } = await prisma.image.deleteMany({ where: { usedAt: { lt: before } } })
  return count
}
