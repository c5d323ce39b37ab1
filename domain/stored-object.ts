/** The object in a stored text, with whatever was stored. Empty for anything else. */
export function storedObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}
