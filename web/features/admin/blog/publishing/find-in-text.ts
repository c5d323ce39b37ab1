/** The editor, or the article in the Read view. */
const TEXT = '.editor-text-tall, .post-reading'
const HIGHLIGHT = 'finding'

/** Every place of these passages in the text, and of links with these addresses. */
function rangesOf(root: Element, passages: readonly string[]): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: { node: Text; start: number }[] = []
  let text = ''
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    nodes.push({ node, start: text.length })
    text += node.data
  }
  const place = (index: number) => {
    const found = nodes.findLast(({ start }) => start <= index)
    return found && ([found.node, index - found.start] as const)
  }
  const lower = text.toLowerCase()
  for (const passage of passages) {
    const wanted = passage.toLowerCase()
    for (
      let at = lower.indexOf(wanted);
      wanted && at !== -1;
      at = lower.indexOf(wanted, at + wanted.length)
    ) {
      const [start, end] = [place(at), place(at + wanted.length - 1)]
      if (!start || !end) continue
      const range = new Range()
      range.setStart(...start)
      range.setEnd(end[0], end[1] + 1)
      ranges.push(range)
    }
    for (const link of root.querySelectorAll(`a[href="${CSS.escape(passage)}"]`)) {
      const range = new Range()
      range.selectNodeContents(link)
      ranges.push(range)
    }
  }
  return ranges
}

/** Underlines passages without changing the text, which would make them part of it. Returns how to stop. */
export function markFindings(passages: readonly string[]): () => void {
  // Older browsers show them only in the list of checks.
  if (!('highlights' in CSS) || passages.length === 0) return () => {}
  const mark = () => {
    const ranges = [...document.querySelectorAll(TEXT)].flatMap((root) => rangesOf(root, passages))
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
  }
  mark()
  const observer = new MutationObserver(mark)
  for (const root of document.querySelectorAll('.post-text'))
    observer.observe(root, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    CSS.highlights.delete(HIGHLIGHT)
  }
}

/** Selects the first place of a passage and scrolls to it. */
export function showFinding(passage: string): void {
  for (const root of document.querySelectorAll<HTMLElement>(TEXT)) {
    const [range] = root.checkVisibility() ? rangesOf(root, [passage]) : []
    if (!range) continue
    root.focus({ preventScroll: true })
    const selection = window.getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
    return
  }
}
