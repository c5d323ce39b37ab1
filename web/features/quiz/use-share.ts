import { useState } from 'react'
import { LINK_COPIED } from '#domain/quiz/messages.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'

/** What a share sheet passes on. Only the address is copied. */
export type Shared = { readonly title: string; readonly text: string; readonly url: string }

/** `share` is undefined without a system share sheet. After `copyFailed`, the link must be shown. */
export function useShare(data: Shared, onShared?: () => void) {
  const [copyFailed, setCopyFailed] = useState(false)

  /** Resolves to whether the link was copied. */
  async function copy(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(data.url)
    } catch {
      setCopyFailed(true)
      return false
    }
    setCopyFailed(false)
    showToast(LINK_COPIED)
    onShared?.()
    return true
  }

  async function share() {
    await navigator.share(data).then(onShared, () => {
      // The visitor closed the share sheet.
    })
  }

  return { copy, copyFailed, share: 'share' in navigator ? share : undefined }
}
