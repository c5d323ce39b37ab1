import { useApolloClient, useMutation } from '@apollo/client/react'
import { Download, Trash2 } from '@lucide/icons'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import {
  DOWNLOADED,
  deletedToast,
  MY_DATA_FAILURE,
  MY_DATA_FILE,
  MY_DATA_TEXT,
} from '#domain/pages/my-data.ts'
import type { Toast } from '#domain/toast.ts'
import { removeItems } from '#web/lib/browser-storage.ts'
import { download } from '#web/lib/download.ts'
import { sessionId } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SuccessNote } from '#web/ui/success-note.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { DeleteMyDataDocument, ExportMyDataDocument } from './my-data.generated.ts'

const BUTTONS = 'flex flex-wrap items-center gap-x-6 gap-y-4'

export function MyData() {
  const client = useApolloClient()
  const [deleteMyData] = useMutation(DeleteMyDataDocument)
  const [pending, setPending] = useState<'export' | 'delete'>()
  /** The text of the last success toast, because it stays on the page. */
  const [outcome, setOutcome] = useState<string>()
  const [isConfirming, setConfirming] = useState(false)
  const wasConfirming = useRef(false)
  const questionRef = useRef<HTMLParagraphElement>(null)
  const deleteRef = useRef<HTMLButtonElement>(null)
  const headingId = useId()

  // Focuses the question when it appears, and the delete button when it is answered.
  useEffect(() => {
    if (isConfirming) questionRef.current?.focus()
    else if (wasConfirming.current) deleteRef.current?.focus()
    wasConfirming.current = isConfirming
  }, [isConfirming])

  /** `work` resolves to the toast of its success, or to null. */
  async function run(kind: 'export' | 'delete', work: () => Promise<Toast | null>) {
    setPending(kind)
    setOutcome(undefined)
    const success = await work().catch(() => null)
    setPending(undefined)
    showToast(success ?? MY_DATA_FAILURE[kind])
    if (success) setOutcome(`${success.title}. ${success.description}`)
  }

  async function exportAll() {
    const { data } = await client.query({
      query: ExportMyDataDocument,
      variables: { sessionId: sessionId() },
      fetchPolicy: 'no-cache',
    })
    if (!data) return null
    download(MY_DATA_FILE, JSON.stringify(data.myData, withoutTypes, 2), 'application/json')
    return DOWNLOADED
  }

  async function deleteAll() {
    const { data } = await deleteMyData({ variables: { sessionId: sessionId() } })
    const result = data?.deleteMyData
    if (result?.__typename !== 'DeletedData') return null
    removeItems((key) => key.startsWith('unity_'))
    // Other pages have cached points and results that no longer exist.
    await client.clearStore()
    setConfirming(false)
    return deletedToast(result)
  }

  return (
    <section
      className="grid gap-4 rounded-sheet bg-plum-wash p-[clamp(1.25rem,1rem+2vw,2.5rem)] text-ink"
      aria-labelledby={headingId}
    >
      <h3 className="text-2xl tracking-snug" id={headingId}>
        {MY_DATA_TEXT.heading}
      </h3>
      <p>{MY_DATA_TEXT.lead}</p>
      <noscript>
        <p>{MY_DATA_TEXT.needsScript}</p>
      </noscript>
      {isConfirming ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are two buttons and a question.
        <div
          className="grid gap-4 border-alert border-l-6 pl-4"
          role="group"
          aria-label={MY_DATA_TEXT.sure}
          onKeyDown={(event) => event.key === 'Escape' && setConfirming(false)}
        >
          <p ref={questionRef} tabIndex={-1}>
            <b>{MY_DATA_TEXT.sure}</b> {MY_DATA_TEXT.sureHint}
          </p>
          <div className={BUTTONS}>
            <Button
              pending={pending === 'delete'}
              pendingText={MY_DATA_TEXT.deleting}
              onClick={() => run('delete', deleteAll)}
            >
              {MY_DATA_TEXT.confirm}
            </Button>
            <Button variant="line" onClick={() => setConfirming(false)}>
              {MY_DATA_TEXT.keep}
            </Button>
          </div>
        </div>
      ) : (
        <div className={clsx(BUTTONS, 'needs-script')}>
          <Button
            pending={pending === 'export'}
            pendingText={MY_DATA_TEXT.exporting}
            onClick={() => run('export', exportAll)}
          >
            <Icon of={Download} />
            {MY_DATA_TEXT.export}
          </Button>
          <Button ref={deleteRef} variant="line" onClick={() => setConfirming(true)}>
            <Icon of={Trash2} />
            {MY_DATA_TEXT.delete}
          </Button>
        </div>
      )}
      {outcome && <SuccessNote>{outcome}</SuccessNote>}
    </section>
  )
}

function withoutTypes(key: string, value: unknown): unknown {
  return key === '__typename' ? undefined : value
}
