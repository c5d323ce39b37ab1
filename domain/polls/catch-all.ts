const CATCH_ALL =
  /^(other|others|another|something else|someone else|somewhere else|none|neither|both|all|any|it depends|depends|not sure|unsure|no opinion|don.?t know|i don.?t know|hard to say)\b|\b(of these|of the above|something else)$/i

/** Options that people with different views may choose for different reasons. */
export function catchAllOptions(options: readonly string[]): string[] {
  return options.map((option) => option.trim()).filter((option) => CATCH_ALL.test(option))
}
