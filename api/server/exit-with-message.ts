/** Prints no stack, because whoever runs the command can only fix a setting. */
export function exitWithMessage(error: Error): never {
  // A host with several addresses fails with one error for each, and no message of its own.
  const errors: Error[] = error instanceof AggregateError ? error.errors : [error]
  console.error(`\n${errors.map(({ message }) => message).join('\n')}\n`)
  process.exit(1)
}
