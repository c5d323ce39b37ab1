/** Prints no stack, because whoever runs the command can only fix a setting. */
export function exitWithMessage(error: Error): never {
  console.error(`\n${error.message}\n`)
  process.exit(1)
}
