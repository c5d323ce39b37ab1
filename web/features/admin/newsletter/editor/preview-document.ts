export const PREVIEW_THEMES = ['light', 'dark'] as const
export type PreviewTheme = (typeof PREVIEW_THEMES)[number]

const STYLE_ELEMENT = /<style>([^<]*)<\/style>/

/**
 * The email as a document for a sandboxed frame. The site's content security policy also applies there and blocks style
 * elements, so dark colors become style attributes. This also makes the preview independent of the system's theme.
 */
export function previewDocument(html: string, theme: PreviewTheme): string {
  // Removed before parsing, because the parser reports a style element as a violation of the policy.
  const [, rules = ''] = STYLE_ELEMENT.exec(html) ?? []
  const page = new DOMParser().parseFromString(html.replace(STYLE_ELEMENT, ''), 'text/html')
  for (const element of page.querySelectorAll('style, meta[name$="color-scheme"], script')) element.remove()
  if (theme === 'dark') applyRules(page, rules)
  // The frame cannot show other pages, so links open in a new tab.
  for (const link of page.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener'
  }
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** Supports only the kind of rule that the email contains, with a single class as its selector. */
function applyRules(page: Document, rules: string): void {
  for (const [, className = '', declarations = ''] of rules.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g))
    for (const element of page.getElementsByClassName(className)) {
      const style = element.getAttribute('style') ?? ''
      element.setAttribute(
        'style',
        [style.replace(/;\s*$/, ''), declarations.trim()].filter(Boolean).join(';'),
      )
    }
}
