export const PREVIEW_TEXT = {
  label: 'About this preview',
  isDraft: 'This is a draft',
  mayChange: 'and may still change.',
  dontShare: 'Please don’t pass the link on.',
  end: 'That’s the end of the draft.',
  feedback:
    'Tell the person who sent you the link what you’d change. After publication, this link opens the article.',
  ended: 'This preview link no longer works',
  endedHint: 'It expired, or an editor turned it off. Ask the person who sent it for a new one.',
  description: 'A draft of an article',
  readBlog: 'Read the Blog',
} as const

/** `title` is of the draft. */
export function previewTitle(title: string): string {
  return `Draft: ${title}`
}

/** Times are written out, with their zone. */
export function worksUntil(time: string): string {
  return `This link works until ${time}`
}

export function goesLive(time: string): string {
  return `that goes live on ${time}. It may still change.`
}
