/** A paragraph, heading or list item as plain text, with the addresses it links to. */
export type Block = {
  readonly text: string
  readonly links: readonly string[]
  readonly isQuotation: boolean
}

export type Draft = {
  readonly title: string
  readonly excerpt: string
  readonly tags: readonly string[]
  readonly blocks: readonly Block[]
  readonly words: number
}

/** The text around the article, which can't link to a source. */
export function metadataTexts({ title, excerpt, tags }: Draft): string[] {
  return [title, excerpt, ...tags]
}

export function draftText(draft: Draft): string {
  return [...metadataTexts(draft), ...draft.blocks.map(({ text }) => text)].join('\n')
}
