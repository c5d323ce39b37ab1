import { TAG } from '../html.ts'

/** Tags at which a line of text ends anyway; what stands between two of them is one run of text. */
const BLOCK_TAG = /(<\/?(?:p|h2|h3|ul|ol|li|blockquote|hr|br)\b[^<>]*>)/i

/**
 * Turns line breaks inside text into <br> (Spec §2 Single post, the body). In: a sanitised HTML body. White
 * space between blocks, and at the beginning and end of one, stays as it is: it is the writing of the markup
 * and not of the text. Doing it twice changes nothing more.
 */
export function withLineBreaks(html: string): string {
  return html
    .split(BLOCK_TAG)
    .map((part, index) => (index % 2 === 1 ? part : brokenRun(part)))
    .join('')
}

/**
 * Line breaks count between the first and the last visible character of the run; inline tags are not visible.
 */
function brokenRun(run: string): string {
  const visible = run.replace(TAG, (tag) => ' '.repeat(tag.length))
  const first = visible.length - visible.trimStart().length
  const last = visible.trimEnd().length
  return run.replace(/<[^<>]*>|\r?\n/g, (match, at: number) => {
    const isBreak = !match.startsWith('<') && at > first && at < last
    return isBreak ? '<br>' : match
  })
}
