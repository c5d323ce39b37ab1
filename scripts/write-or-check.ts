import { readFile, writeFile } from 'node:fs/promises'

/** With --check, fails if the committed file is stale. */
export async function writeOrCheck(name: string, printed: string): Promise<void> {
  const file = new URL(`../${name}`, import.meta.url)
  if (!process.argv.includes('--check')) return writeFile(file, printed)
  if ((await readFile(file, 'utf8').catch(() => '')) === printed) return
  console.error(`${name} is stale: run \`npm run codegen\` and commit the result.`)
  process.exit(1)
}
