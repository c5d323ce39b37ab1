import { useState } from 'react'
import type { GuessSummary } from '#domain/quiz/guesses.ts'
import { RESULT_TEXT } from '#domain/quiz/result-messages.ts'
import type { SharedResult } from '#domain/quiz/share.ts'
import { downloadBlob } from '#web/lib/download.ts'
import { useSite } from '#web/site.tsx'
import { Button } from '#web/ui/button.tsx'
import type { PictureShape } from './share-picture.ts'

const SHAPES = ['tall', 'wide'] as const

export type PictureChoiceProps = {
  shared: SharedResult
  summary: GuessSummary | null
  onSaved: () => void
}

/** The picture is drawn in the browser. Its code loads with the first click. */
export function PictureChoice({ shared, summary, onSaved }: PictureChoiceProps) {
  const { publicUrl } = useSite()
  const [hasFailed, setFailed] = useState(false)

  async function save(shape: PictureShape) {
    try {
      const { sharePicture } = await import('./share-picture.ts')
      const host = new URL(publicUrl).host
      downloadBlob(`civic-unity-${shape}.png`, await sharePicture({ shared, summary, shape, host }))
      setFailed(false)
      onSaved()
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      {SHAPES.map((shape) => (
        <Button key={shape} variant="line" size="sm" onClick={() => save(shape)}>
          {RESULT_TEXT[shape]}
        </Button>
      ))}
      {hasFailed && <p role="alert">{RESULT_TEXT.pictureFailed}</p>}
    </div>
  )
}
