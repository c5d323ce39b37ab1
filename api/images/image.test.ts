import { once } from 'node:events'
import { connect } from 'node:net'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePost } from '#api/test/factories.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { IMAGE_ERRORS, MAX_IMAGE_BYTES } from '#domain/images/image-rules.ts'
import { deleteUnusedImages } from './image.service.ts'

const server = await startTestServer()
const { app, db } = server
const { prisma } = db

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884466' } })

function upload(payload: Buffer, type = 'image/png', headers: Record<string, string> = asAdmin) {
  return app.inject({
    method: 'POST',
    url: '/api/images',
    headers: { ...headers, 'content-type': type },
    payload,
  })
}

async function uploaded(width = 800, height = 600) {
  const response = await upload(await picture(width, height).png().toBuffer())
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

test('a picture is stored in up to three widths, which are served for a year', async () => {
  const image = await uploaded(2000, 1000)
  expect(image).toMatchObject({ url: `/images/${image.id}-1600.webp`, width: 1600, height: 800 })
  expect(image.sources.map(({ width }: { width: number }) => width)).toEqual([480, 960, 1600])
  for (const { url, width } of image.sources) {
    const file = await app.inject(url)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width,
      height: width / 2,
    })
  }
  expect(
    await server.ask('{ images { nodes { id url height sources { width } } totalCount } }'),
  ).toMatchObject({
    nodes: [{ id: image.id, height: 800 }],
  })
})

test.each([
  ['image/jpeg', 'jpeg'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
] as const)('%s is accepted, and a small picture is not enlarged', async (type, format) => {
  const response = await upload(await picture(300, 200).toFormat(format).toBuffer(), type)
  expect(response.statusCode).toBe(201)
  expect(response.json()).toMatchObject({ width: 300, height: 200, sources: [{ width: 300 }] })
})

test('a picture is turned upright and loses its metadata', async () => {
  const bytes = await picture(300, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Maria Lopez' }, IFD3: { GPSLatitude: '40/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const response = await upload(bytes, 'image/jpeg')
  expect(response.json()).toMatchObject({ width: 200, height: 300 })
  const { rawPayload } = await app.inject(response.json().url)
  const { exif, xmp, iptc, orientation } = await sharp(rawPayload).metadata()
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
})

test('files that are no pictures, and pictures that are too large, are rejected with the reason', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
  const gif = await picture(10, 10).gif().toBuffer()
  const broken = (await picture(300, 300).png().toBuffer()).subarray(0, 200)
  for (const bytes of [svg, gif, broken, Buffer.from('<?php'), Buffer.alloc(0)]) {
    const response = await upload(bytes)
    expect([response.statusCode, response.json().detail]).toEqual([400, IMAGE_ERRORS.unreadable])
  }
  for (const type of ['image/svg+xml', 'image/gif', 'application/json']) {
    const response = await upload(svg, type)
    expect([type, response.statusCode, response.json().detail]).toEqual([type, 415, IMAGE_ERRORS.type])
  }
  const large = await upload(Buffer.alloc(MAX_IMAGE_BYTES + 1))
  expect([large.statusCode, large.json().detail]).toEqual([413, IMAGE_ERRORS.tooLarge])
  // A header that promises 30,000 × 30,000 pixels.
  const bomb = await picture(10, 10).png().toBuffer()
  bomb.writeUInt32BE(30_000, 16)
  bomb.writeUInt32BE(30_000, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  const response = await upload(bomb)
  expect([response.statusCode, response.json().detail]).toEqual([
    400,
    'This picture has 30,000 × 30,000 pixels. Please choose one of up to 100 million pixels.',
  ])
})

test('a client that is still sending too large a picture gets the answer, and its connection stays usable', async () => {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let received = ''
  socket.on('data', (text) => {
    received += text
  })
  const head = ['POST /api/images HTTP/1.1', 'host: localhost:4000', 'content-type: image/png']
  const token = `authorization: ${asAdmin.authorization}`
  const length = MAX_IMAGE_BYTES + 1_000_000
  socket.write([...head, token, `content-length: ${length}`, '', ''].join('\r\n'))
  await expect.poll(() => received).toContain(IMAGE_ERRORS.tooLarge)
  socket.write(Buffer.alloc(length))
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost:4000\r\nconnection: close\r\n\r\n')
  await once(socket, 'close')
  expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
})

test('visitors and pages of other sites cannot upload', async () => {
  const before = await prisma.image.count()
  const bytes = await picture(10, 10).png().toBuffer()
  expect((await upload(bytes, 'image/png', {})).statusCode).toBe(401)
  expect((await upload(bytes, 'image/png', { ...asAdmin, origin: 'https://evil.example' })).statusCode).toBe(
    403,
  )
  expect(await prisma.image.count()).toBe(before)
})

test('an address that no picture has is not found', async () => {
  const { id } = await uploaded()
  for (const path of [`/images/${id}-481.webp`, '/images/x', `/images/${id}-480.png`, '/images/%2e%2e%2f'])
    expect((await app.inject(path)).statusCode).toBe(404)
})

test('a picture that an article uses cannot be deleted', async () => {
  const [inside, cover] = [await uploaded(), await uploaded()]
  await makePost(prisma, {
    title: 'With pictures',
    content: `<p>A</p><img src="${inside.url}" alt="" />`,
    featuredImage: cover.url,
  })
  const remove =
    'mutation ($id: ID!) { deleteImage(id: $id) { ... on DeletedImage { id } ... on Error { code message } } }'
  for (const { id } of [inside, cover]) {
    const result = await server.ask(remove, { id })
    expect(result).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('“With pictures”') })
  }
  const unused = await uploaded()
  expect(await server.ask('{ images(pageSize: 3) { nodes { id posts { title } } } }')).toEqual({
    nodes: [
      { id: unused.id, posts: [] },
      { id: cover.id, posts: [{ title: 'With pictures' }] },
      { id: inside.id, posts: [{ title: 'With pictures' }] },
    ],
  })
  expect(await server.ask(remove, { id: unused.id })).toEqual({ id: unused.id })
  expect((await app.inject(unused.url)).statusCode).toBe(404)
})

test('only pictures that no article or version has used for a while are deleted', async () => {
  const [current, old, unused] = [await uploaded(), await uploaded(), await uploaded()]
  const post = await makePost(prisma, { content: `<p>A</p><img src="${current.url}" alt="" />` })
  for (const text of ['B', 'C'])
    await server.ask(
      'mutation ($id: ID!, $content: String) { updatePost(id: $id, content: $content) { __typename } }',
      { id: post.id, content: `<p>${text}</p><img src="${current.url}" alt="" />` },
    )
  await prisma.postVersion.updateMany({
    where: { postId: post.id, content: { contains: '<p>B' } },
    data: { featuredImage: old.url },
  })
  const later = new Date('2026-12-31T00:00:00Z')
  await deleteUnusedImages(prisma, later, new Date('2026-12-01T00:00:00Z'))
  const left = await prisma.image.findMany({ where: { id: { in: [current.id, old.id, unused.id] } } })
  expect(left.map(({ id }) => id).sort()).toEqual([current.id, old.id].sort())
})
