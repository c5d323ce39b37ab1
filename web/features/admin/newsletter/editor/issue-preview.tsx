import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ISSUE_ADMIN_TEXT, sizeText } from '#domain/newsletter/issue-admin-text.ts'
import { MAX_HTML_BYTES } from '#domain/newsletter/issue-checks.ts'
import { useAdminContext } from '#web/features/admin/session/admin-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading } from '#web/ui/loading.tsx'
import type { IssueText } from './issue-form.tsx'
import { NewsletterIssuePreviewDocument } from './issue-preview.generated.ts'
import { PREVIEW_THEMES, previewDocument } from './preview-document.ts'

const PREVIEW_DELAY_MS = 400
const VIEWS = [...PREVIEW_THEMES, 'plainText'] as const
type View = (typeof VIEWS)[number]

const FRAME = 'block h-176 w-full rounded-sheet border-control border-line-strong bg-raised'

/** Follows the form. The server sanitizes and renders the email as it would be sent. */
export function IssuePreview({ values }: { values: IssueText }) {
  const [view, setView] = useState<View>('light')
  const email = useRenderedEmail(values)
  return (
    <section aria-label={PANEL_TEXT.preview}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons. */}
      <div className="mb-4 flex flex-wrap gap-3" role="group" aria-label={PANEL_TEXT.preview}>
        {VIEWS.map((name) => (
          <Button
            key={name}
            size="sm"
            variant={name === view ? 'primary' : 'line'}
            aria-pressed={name === view}
            onClick={() => setView(name)}
          >
            {ISSUE_ADMIN_TEXT[name]}
          </Button>
        ))}
      </div>
      {email ? <Email {...email} view={view} /> : <Loading>{PANEL_TEXT.preview}</Loading>}
    </section>
  )
}

function Email({ html, text, view }: { html: string; text: string; view: View }) {
  return (
    <>
      {view === 'plainText' ? (
        <pre
          className={`${FRAME} overflow-auto whitespace-pre-wrap p-6 text-sm`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          {text}
        </pre>
      ) : (
        <iframe
          className={FRAME}
          title={ISSUE_ADMIN_TEXT.previewFrame}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={previewDocument(html, view)}
        />
      )}
      <p className="mt-3 text-ink-mute text-sm tabular-nums">
        {sizeText(new TextEncoder().encode(html).length, MAX_HTML_BYTES)}
      </p>
    </>
  )
}

function useRenderedEmail({ valueSlug, pollId, ...text }: IssueText) {
  const input = JSON.stringify({ ...text, valueSlug: valueSlug || null, pollId: pollId || null })
  const [debounced, setDebounced] = useState(input)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(input), PREVIEW_DELAY_MS)
    return () => clearTimeout(timer)
  }, [input])
  const { data, previousData } = useQuery(NewsletterIssuePreviewDocument, {
    variables: { input: JSON.parse(debounced) },
    context: useAdminContext(),
    fetchPolicy: 'no-cache',
  })
  return (data ?? previousData)?.newsletterIssuePreview
}
