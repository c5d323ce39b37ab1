import { Download, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { MY_DATA_TEXT } from '#domain/pages/my-data.ts'
import { Button } from '#web/ui/button.tsx'
import { useMyData } from './use-my-data.ts'

/** The two buttons: everything of this browser as a file, or deleted after a second question. */
export function MyData() {
  const { pending, exportAll, deleteAll } = useMyData()
  const [asking, setAsking] = useState(false)
  const asked = useRef(false)
  const questionRef = useRef<HTMLParagraphElement>(null)
  const deleteRef = useRef<HTMLButtonElement>(null)
  const headingId = useId()

  // The focus follows: to the question when it appears, back to its button when it is answered.
  useEffect(() => {
    if (asking) questionRef.current?.focus()
    else if (asked.current) deleteRef.current?.focus()
    asked.current = asking
  }, [asking])

  return (
    <section className="mine" aria-labelledby={headingId}>
      <h3 id={headingId}>{MY_DATA_TEXT.heading}</h3>
      <p>{MY_DATA_TEXT.lead}</p>
      <noscript>
        <p>{MY_DATA_TEXT.needsScript}</p>
      </noscript>
      {asking ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are two buttons and a question.
        <div
          className="mine__ask"
          role="group"
          aria-label={MY_DATA_TEXT.sure}
          onKeyDown={(event) => event.key === 'Escape' && setAsking(false)}
        >
          <p ref={questionRef} tabIndex={-1}>
            <b>{MY_DATA_TEXT.sure}</b> {MY_DATA_TEXT.sureHint}
          </p>
          <div className="rowx">
            <Button
              pending={pending === 'delete'}
              pendingText={MY_DATA_TEXT.deleting}
              onClick={async () => {
                if (await deleteAll()) setAsking(false)
              }}
            >
              {MY_DATA_TEXT.confirm}
            </Button>
            <Button variant="line" onClick={() => setAsking(false)}>
              {MY_DATA_TEXT.keep}
            </Button>
          </div>
        </div>
      ) : (
        <div className="rowx needs-script">
          <Button pending={pending === 'export'} pendingText={MY_DATA_TEXT.exporting} onClick={exportAll}>
            <Download className="icon" aria-hidden="true" />
            {MY_DATA_TEXT.export}
          </Button>
          <Button ref={deleteRef} variant="line" onClick={() => setAsking(true)}>
            <Trash2 className="icon" aria-hidden="true" />
            {MY_DATA_TEXT.delete}
          </Button>
        </div>
      )}
    </section>
  )
}
