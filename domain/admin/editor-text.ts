import { readTimeText } from '#domain/blog/messages.ts'
import { readTimeOfWords } from '#domain/blog/read-time.ts'
import { counted } from '#domain/whole-number.ts'

export const EDITOR_TEXT = {
  toolbar: 'Formatting',
  heading: 'Heading',
  subheading: 'Subheading',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  blockquote: 'Quote',
  horizontalRule: 'Divider',
  picture: 'Picture',
  code: 'Code',
  sup: 'Superscript',
  sub: 'Subscript',
  cite: 'Cited work',
  note: 'Small note',
  undo: 'Undo',
  redo: 'Redo',
  html: 'HTML',
  hint: 'Markdown works as you type: ## heading, - list, > quote, **bold**. Alt+F10 moves to the toolbar, Ctrl+S saves.',
  htmlHint:
    'You can use paragraphs, line breaks, headings, lists, quotes, links, pictures of this site, dividers, code, bold, italic, superscript and subscript. Everything else is removed.',
} as const

export const LINK_TEXT = {
  address: 'Address, or words to find a page of this site',
  suggestions: 'Pages of this site',
  apply: 'Add Link',
  remove: 'Remove Link',
  post: 'Article',
  draft: 'Draft',
  poll: 'Poll',
  value: 'Value',
  none: 'No page of this site has these words.',
  invalid: 'Please enter an address such as https://example.org, or choose a page.',
} as const

/** Words and read time below the text. */
export function lengthText(words: number): string {
  return `${counted(words, 'word')} · ${readTimeText(readTimeOfWords(words))}`
}
