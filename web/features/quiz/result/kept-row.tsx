import { Smartphone } from '@lucide/icons'
import { useState } from 'react'
import { RESULT_TEXT } from '#domain/quiz/result-messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'

/** Nothing if the browser refused to store the result. */
export function KeptRow({ isKept, onForget }: { isKept: boolean; onForget: () => void }) {
  const [isForgotten, setForgotten] = useState(false)
  return (
    <LiveRegion className="flex min-h-16 items-center gap-3 px-sheet text-sm print:hidden">
      {(isKept || isForgotten) && (
        <>
          <Icon of={Smartphone} className="text-ink-mute" />
          <span>
            {isForgotten ? RESULT_TEXT.forgotten : RESULT_TEXT.kept}{' '}
            {!isForgotten && (
              <button
                className="-my-3.25 py-3.25 font-semibold text-plum underline decoration-1 underline-offset-loose hover:decoration-2"
                type="button"
                onClick={() => {
                  onForget()
                  setForgotten(true)
                }}
              >
                {RESULT_TEXT.forget}
              </button>
            )}
          </span>
        </>
      )}
    </LiveRegion>
  )
}
