import { PenLine } from 'lucide-react'
import { DESK_TEXT, progressText } from '#domain/admin/desk-text.ts'
import { ADMIN_TEXT } from '#domain/admin/messages.ts'
import { type GenerationStage, STAGE_TEXT } from '#domain/generation/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { type Following, useGeneration } from './use-generation.ts'

/** Has one post written now (Spec §2 Admin, Manual Generation card). */
export function GenerationCard(props: Following) {
  const { generate, generating, run } = useGeneration(props)
  return (
    <section>
      <h2>
        <PenLine className="icon" aria-hidden="true" />
        {ADMIN_TEXT.generation}
      </h2>
      <p className="desk__lead">{ADMIN_TEXT.generationLead}</p>
      <div className="rowx desk__action">
        {/* Disabled for good reason and not only busy: the specification says so. */}
        <Button
          pending={generating}
          pendingText={ADMIN_TEXT.generating}
          disabled={generating}
          onClick={generate}
        >
          {ADMIN_TEXT.generate}
        </Button>
      </div>
      {run && (
        <div className="desk__progress">
          <progress aria-label={DESK_TEXT.writing} max={1} value={run.fraction} />
          <p className="src">
            {progressText(STAGE_TEXT[run.stage.toLowerCase() as GenerationStage], run.words)}
          </p>
        </div>
      )}
    </section>
  )
}
