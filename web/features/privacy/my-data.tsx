import { Download, Trash2 } from '@lucide/icons'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { MY_DATA_TEXT } from '#domain/pages/my-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SuccessNote } from '#web/ui/success-note.tsx'
import { useMyData } from './use-my-data.ts'

const BUTTONS = 'flex flex-wrap items-center gap-x-6 gap-y-4'

export function MyData() {
  const { pending, outcome, exportAll, deleteAll } = useMyData()
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
              onClick={async () => {
                if (await deleteAll()) setConfirming(false)
              }}
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
          <Button pending={pending === 'export'} pendingText={MY_DATA_TEXT.exporting} onClick={exportAll}>
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
