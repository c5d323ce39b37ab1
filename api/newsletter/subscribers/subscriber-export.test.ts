import { expect, test } from 'vitest'
import { statementsOf } from '#api/test/queries.ts'
import { startTestServer } from '#api/test/server.ts'

const { db, ask } = await startTestServer()

test('a long list of subscribers is read outside the transaction that logs the export', async () => {
  await db.query(
    `INSERT INTO "Subscriber" (id, email, status, "createdAt")
     SELECT gen_random_uuid(), 'subscriber' || i || '@example.org', 'confirmed', timestamp '2026-01-01' + i * interval '1 second'
     FROM generate_series(1, 20001) AS i`,
  )
  let csv = ''
  const exportCsv = async () => {
    csv = String((await ask('mutation { exportSubscribers { csv } }'))['csv'])
  }
  const statements = db.pglite ? await statementsOf(db, exportCsv) : await exportCsv()
  const subscribers = [...csv.matchAll(/"subscriber(\d+)@/g)].map(([, number]) => Number(number))
  expect(subscribers).toEqual(Array.from({ length: 20_001 }, (_, index) => 20_001 - index))
  if (!statements) return
  // `statements` does not include those inside a transaction, which has to finish within five seconds.
  expect(statements.filter((sql) => /FROM .*"Subscriber"/.test(sql))).toHaveLength(1)
})
