/** Resolves to whether the text was copied. Browsers can refuse it, and have no clipboard without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
