import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createPool } from './pool.ts'

test('the startup message only has parameters that PgBouncer accepts', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { pool } = createPool(`postgres://civic@127.0.0.1:${port}/civic`, 1, () => true)
  const query = pool.query('SELECT 1').catch((error: Error) => error)
  const [socket] = (await once(server, 'connection')) as [Socket]
  const [greeting] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  expect(await query).toBeInstanceOf(Error)
  await pool.end()
  server.close()
  // After the length and the protocol version, names and values alternate, each null-terminated.
  const names = greeting
    .toString('utf8', 8)
    .split('\0')
    .filter((_, index, words) => index % 2 === 0 && words[index])
  // The parameters that PgBouncer accepts by default.
  expect(names.sort()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
})

test('connecting to an unresponsive server times out after two seconds', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { pool } = createPool(`postgres://civic@127.0.0.1:${port}/civic`, 1, () => true)
  await expect(pool.query('SELECT 1')).rejects.toThrow('timeout')
  expect(pool.options.connectionTimeoutMillis).toBe(2_000)
  await pool.end()
  server.close()
})
