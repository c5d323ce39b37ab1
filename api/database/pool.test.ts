import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { makePool } from './pool.ts'

test('a connection greets with nothing that a pooler in between refuses', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { pool } = makePool(`postgres://civic@127.0.0.1:${port}/civic`, 1, () => true)
  const asked = pool.query('SELECT 1').catch((error: Error) => error)
  const [socket] = (await once(server, 'connection')) as [Socket]
  const [greeting] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  expect(await asked).toBeInstanceOf(Error)
  await pool.end()
  server.close()
  // Behind its length and the protocol's number: names and values by turns, each ended by a zero.
  const names = greeting
    .toString('utf8', 8)
    .split('\0')
    .filter((_, index, words) => index % 2 === 0 && words[index])
  // What PgBouncer takes with its own defaults.
  expect(names.sort()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
})

test('who wants a connection of a server that says nothing waits two seconds, and no more', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { pool } = makePool(`postgres://civic@127.0.0.1:${port}/civic`, 1, () => true)
  await expect(pool.query('SELECT 1')).rejects.toThrow('timeout')
  expect(pool.options.connectionTimeoutMillis).toBe(2_000)
  await pool.end()
  server.close()
})
