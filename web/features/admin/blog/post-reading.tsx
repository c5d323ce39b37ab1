import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { PanelState } from '#web/features/admin/panel.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { BodyPreviewDocument } from './post-reading.generated.ts'

const DELAY_MS = 400

/** The text as readers get it. The server sanitizes it, so typed markup is never inserted unchecked. */
export function PostReading({ content }: { content: string }) {
  const debounced = useDebounced(content, DELAY_MS)
  const isBlank = debounced.trim() === ''
  const { data, panel } = useAdminQuery(
    BodyPreviewDocument,
    { content: debounced },
    { fetchPolicy: 'no-cache', skip: isBlank },
  )
  const html = isBlank ? '' : data?.bodyPreview
  return (
    <section aria-label={PANEL_TEXT.preview}>
      <PanelState title={PANEL_TEXT.preview} {...panel} loaded={html !== undefined} />
      <div
        className="article-body post-reading [&_blockquote]:mx-0"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, with the site's own rules.
        dangerouslySetInnerHTML={{ __html: html ?? '' }}
      />
    </section>
  )
}
