import { Copy, Share2 } from '@lucide/icons'
import { dotsOf } from '#domain/today/guesses.ts'
import { COPIED, NOT_COPIED, pasteText, TODAY_TEXT } from '#domain/today/text.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { useSite } from '#web/site.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { urls } from '#web/urls.ts'

/** A line to paste, which gives away neither the question nor the answer. */
export function PasteLine({ date, off }: { date: string; off: number }) {
  const url = useSite().publicUrl + urls.today(date)
  const line = `${pasteText(date, off)} ${dotsOf(off)}`
  async function copy() {
    showToast((await copyText(`${line}\n${url}`)) ? COPIED : NOT_COPIED)
  }
  function share() {
    navigator.share({ text: line, url }).catch(() => {
      // The visitor closed the share sheet.
    })
  }
  return (
    <div className="sheet mt-6 flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="wrap-anywhere text-ink">
        {pasteText(date, off)} <span aria-hidden="true">{dotsOf(off)}</span>
        <br />
        <span className="text-ink-mute">{url.replace(/^https?:\/\//, '')}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {'share' in navigator && (
          <Button size="sm" onClick={share}>
            <Icon of={Share2} />
            {TODAY_TEXT.share}
          </Button>
        )}
        <Button size="sm" variant="line" onClick={copy}>
          <Icon of={Copy} />
          {TODAY_TEXT.copy}
        </Button>
      </div>
    </div>
  )
}
