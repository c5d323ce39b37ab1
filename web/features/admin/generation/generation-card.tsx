import { PenLine } from '@lucide/icons'
import { ADMIN_TEXT } from '#domain/admin/messages.ts'
import { PANEL_TEXT, progressText } from '#domain/admin/panel-text.ts'
import { enumValue } from '#domain/enum-names.ts'
import { AUTOMATION_TEXT } from '#domain/generation/automation-text.ts'
import { STAGE_TEXT } from '#domain/generation/failures.ts'
import { Card, Lead } from '#web/features/admin/panel.tsx'
import { useMay, useSession } from '#web/features/admin/session/session-context.ts'
import { Button } from '#web/ui/button.tsx'
import { useGeneration } from './use-generation.ts'

export function GenerationCard() {
  const { status, isTokenAccepted } = useSession()
  const hasNoModel = status?.automationStatus.configured === false
  const mayGenerate = useMay('editor') || !isTokenAccepted
  const { generate, isGenerating, run } = useGeneration()
  return (
    <Card title={ADMIN_TEXT.generation} icon={PenLine}>
      <Lead>{ADMIN_TEXT.generationLead}</Lead>
      <div className="mt-6">
        {/* The specification requires `disabled` in addition to `pending`. */}
        <Button
          pending={isGenerating}
          pendingText={ADMIN_TEXT.generating}
          disabled={isGenerating || hasNoModel || !mayGenerate}
          onClick={generate}
        >
          {ADMIN_TEXT.generate}
        </Button>
      </div>
      {hasNoModel && <Lead>{AUTOMATION_TEXT.noModel}</Lead>}
      {run && (
        <div className="mt-4 grid gap-2">
          <progress className="progress" aria-label={PANEL_TEXT.writing} max={1} value={run.fraction} />
          <p className="text-ink-mute text-xs/[1.45]">
            {progressText(STAGE_TEXT[enumValue(run.stage)], run.words)}
          </p>
        </div>
      )}
    </Card>
  )
}
