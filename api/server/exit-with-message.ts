/** Ends a command that cannot go on, in words: who runs it can mend a setting, and has no use for a stack. */
export function endInWords(error: Error): never {
  console.error(`\n${error.message}\n`)
  process.exit(1)
}
