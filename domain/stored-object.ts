/** The object in a stored text, which may come from another version or from the visitor. Empty for anything else. */
export function storedObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}
