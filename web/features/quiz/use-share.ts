import { useState } from 'react'
import { LINK_COPIED } from '#domain/quiz/messages.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'

/** What a share sheet passes on. Only the address is copied. */
export type Shared = { readonly title: string; readonly text: string; readonly url: string }

/** `share` is undefined without a system share sheet. After `copyFailed`, the link must be shown. */
export function useShare(data: Shared, onShared?: () => void) {
  const [copyFailed, setCopyFailed] = useState(false)

  /** Resolves to whether the link was copied. */
  async function copy(): Promise<boolean> {
    const isCopied = await copyText(data.url)
    setCopyFailed(!isCopied)
    if (!isCopied) return false
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
