/** In quotation marks, without a period of its own. American punctuation goes inside them. */
export function quoted(text: string, end: '' | ',' | '.' = ''): string {
  return `“${withEnd(text, end)}”`
}

/** Replaces the period of the text. Adds nothing to a text that ends in ?, ! or an ellipsis. */
export function withEnd(text: string, end: '' | ',' | '.'): string {
  const bare = text.replace(/\.$/, '')
  return /[?!…]$/.test(bare) ? bare : bare + end
}

/** '“A,” “B” and “C.”' */
export function quotedList(texts: readonly string[], end: '' | ',' | '.' = ''): string {
  const last = texts.length - 1
  return texts
    .map((text, index) => {
      if (index === last) return quoted(text, end)
      return index === last - 1 ? `${quoted(text)} and ` : `${quoted(text, ',')} `
    })
    .join('')
}

/** Names up to three answers. A sentence that names more is hard to read, so it counts them. */
export function quotedOrCounted(answers: readonly string[], end: '' | ',' | '.' = ''): string {
  return answers.length > 3 ? `${answers.length} answers${end}` : quotedList(answers, end)
}
