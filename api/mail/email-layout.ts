import { escapeHtml } from '#domain/html.ts'

interface Link {
  label: string
  url: string
}

/** The HTML loads no external resources. The text sets no color, so that it stays readable in dark mode. */
export function emailLayout({
  paragraphs,
  action,
  footer,
  unsubscribe,
}: {
  paragraphs: readonly string[]
  action: Link
  footer: string
  unsubscribe: Link
}): { text: string; html: string } {
  const text = [
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    `-- \n${footer}\n${unsubscribe.label}: ${unsubscribe.url}`,
  ].join('\n\n')
  const body = [
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    `<p>${anchor(action, 'display:inline-block;padding:12px 22px;border-radius:24px;background:#6b2266;color:#ffffff;text-decoration:none;font-weight:bold')}</p>`,
    `<p style="font-size:14px">${escapeHtml(footer)} ${anchor(unsubscribe)}</p>`,
  ].join('\n')
  const html = `<!doctype html>
<html lang="en"><head><meta name="color-scheme" content="light dark"></head>
<body style="margin:0 auto;padding:24px;max-width:560px;font:17px/1.5 Georgia,serif">
${body}
</body></html>`
  return { text, html }
}

function anchor({ label, url }: Link, style?: string): string {
  return `<a href="${escapeHtml(url)}"${style ? ` style="${style}"` : ''}>${escapeHtml(label)}</a>`
}
