import { useState } from 'react'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ISSUE_ADMIN_TEXT, sizeText } from '#domain/newsletter/issue-admin-text.ts'
import { MAX_EMAIL_BYTES } from '#domain/newsletter/issue-input.ts'
import { ChoiceButtons } from '#web/features/admin/choice-buttons.tsx'
import { PanelState } from '#web/features/admin/panel.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import type { IssueText } from './issue-form.tsx'
import { NewsletterIssuePreviewDocument } from './issue-preview.generated.ts'
import { PREVIEW_THEMES, previewDocument } from './preview-document.ts'

const PREVIEW_DELAY_MS = 400
const VIEWS = ([...PREVIEW_THEMES, 'plainText'] as const).map((value) => ({
  value,
  label: ISSUE_ADMIN_TEXT[value],
}))
type View = (typeof VIEWS)[number]['value']

const FRAME = 'block h-176 w-full rounded-sheet border-control border-line-strong bg-raised'

/** Follows the form. The server sanitizes and renders the email as it would be sent. */
export function IssuePreview({ values }: { values: IssueText }) {
  const [view, setView] = useState<View>('light')
  const { data, panel } = useRenderedEmail(values)
  const email = data?.newsletterIssuePreview
  return (
    <section aria-label={PANEL_TEXT.preview}>
      <div className="mb-4">
        <ChoiceButtons label={PANEL_TEXT.preview} choices={VIEWS} value={view} onChoose={setView} />
      </div>
      {email ? <Email {...email} view={view} /> : <PanelState title={PANEL_TEXT.preview} {...panel} />}
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
        {sizeText(new TextEncoder().encode(html).length, MAX_EMAIL_BYTES)}
      </p>
    </>
  )
}

function useRenderedEmail({ valueSlug, pollId, ...text }: IssueText) {
  const input = JSON.stringify({ ...text, valueSlug: valueSlug || null, pollId: pollId || null })
  const variables = { input: JSON.parse(useDebounced(input, PREVIEW_DELAY_MS)) }
  return useAdminQuery(NewsletterIssuePreviewDocument, variables, { fetchPolicy: 'no-cache' })
}
