import { useState } from 'react'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { LINK_COPIED, QUIZ_TEXT, shareText } from '#domain/quiz/messages.ts'
import { shareLink } from '#domain/quiz/share.ts'
import { useSite } from '#web/site.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** `share` is undefined without a system share sheet. After `copyFailed`, the link must be shown. */
export function useShare(overlapPercentage: number) {
  const { publicUrl } = useSite()
  const link = shareLink(publicUrl, overlapPercentage)
  const [copyFailed, setCopyFailed] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      setCopyFailed(true)
      return
    }
    setCopyFailed(false)
    showToast(LINK_COPIED)
    announce()
  }

  async function share() {
    const data = { title: QUIZ_TEXT.heading, text: shareText(overlapPercentage), url: link }
    await navigator.share(data).then(announce, () => {
      // The visitor closed the share sheet.
    })
  }

  return { link, copy, copyFailed, share: 'share' in navigator ? share : undefined }
}

function announce() {
  window.dispatchEvent(new Event(BROWSER_EVENTS.resultShared))
}
