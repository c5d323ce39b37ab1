import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazily } from '#web/lib/lazily.tsx'
import type { ComparePanelProps } from './compare-link/compare-panel.tsx'

const ComparePanel = lazily(() =>
  import('./compare-link/compare-panel.tsx').then((module) => module.ComparePanel),
)

/** The panel that creates a link, and the props of the button that opens it. */
export function useComparePanel(props: Omit<ComparePanelProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }

  return {
    opener: { ref: opener, 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
    panel: isOpen && (
      <Suspense>
        <ComparePanel {...props} onClose={close} />
      </Suspense>
    ),
  }
}
