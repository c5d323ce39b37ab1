/**
 * Lets a browser's translator work on a page that React owns. A translator puts `<font>` elements in the place of texts, or
 * around them, and React, which holds on to the text it made, would fail when it takes that text away or puts something in
 * front of it, and would write its next words where nobody sees them (facebook/react#11538).
 */
export function liveWithTranslators(): void {
  const translations = new WeakMap<Node, ChildNode>()

  /** The child of `parent` that shows `node` now: around it, or in its place. */
  function shownIn(parent: Node, node: Node): Node | null {
    let shown: Node | null | undefined = node
    while (shown && shown.parentNode !== parent) shown = shown.parentNode ?? translations.get(shown)
    return shown ?? null
  }

  // New words come back to the page, and the translator sees them there.
  const rewritten = new MutationObserver((changes) => {
    for (const { target } of changes) if (!target.parentNode) translations.get(target)?.replaceWith(target)
  })
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      for (const text of removedNodes) {
        if (!(text instanceof Text)) continue
        const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
        if (!font) continue
        translations.set(text, font as ChildNode)
        rewritten.observe(text, { characterData: true })
      }
    }
  }).observe(document.body, { childList: true, subtree: true })

  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && shownIn(this, before)) as T
  }
  Node.prototype.removeChild = function <T extends Node>(node: T): T {
    if (node.parentNode === this) return removeChild.call(this, node) as T
    const shown = node.parentNode ? node : translations.get(node)
    shown?.parentNode?.removeChild(shown)
    return node
  }
}
