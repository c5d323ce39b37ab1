import { Client } from 'pg'

/** Runs one statement outside the test's own database. */
export async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
