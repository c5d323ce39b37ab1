import { SlidersHorizontal } from '@lucide/icons'
import { AUTOMATION_TEXT, usedText } from '#domain/generation/automation-text.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { ChoiceButtons } from '#web/features/admin/choice-buttons.tsx'
import { Card, Fact, Lead } from '#web/features/admin/panel.tsx'
import { useMay, useSession } from '#web/features/admin/session/session-context.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { UpdateAutomationDocument } from './automation-controls.generated.ts'

const FINISHED = [
  { value: 'publish', label: AUTOMATION_TEXT.publish },
  { value: 'wait', label: AUTOMATION_TEXT.wait },
] as const

/** What the automation used, and for admins whether it runs and publishes by itself. */
export function AutomationControls() {
  const { status } = useSession()
  const mayChange = useMay('admin')
  const { mutate, isPending } = useAdminMutation()
  if (!status) return null
  const { automationStatus, adminSettings } = status
  const { paused, publish, model, usedToday, tokensToday, tokensPerPost } = automationStatus
  return (
    <Card title={AUTOMATION_TEXT.heading} icon={SlidersHorizontal} isWide>
      {paused && <Lead>{AUTOMATION_TEXT.paused}</Lead>}
      <dl className="mt-6 grid max-w-panel">
        <Fact name={AUTOMATION_TEXT.model}>{model ?? '–'}</Fact>
        <Fact name={AUTOMATION_TEXT.used}>{usedText(usedToday, adminSettings.dailyLimit)}</Fact>
        <Fact name={AUTOMATION_TEXT.tokens}>{formatWholeNumber(tokensToday)}</Fact>
        {tokensPerPost !== null && (
          <Fact name={AUTOMATION_TEXT.average}>{formatWholeNumber(tokensPerPost)}</Fact>
        )}
        <Fact name={AUTOMATION_TEXT.finished}>
          {publish ? AUTOMATION_TEXT.publish : AUTOMATION_TEXT.wait}
        </Fact>
      </dl>
      {mayChange && (
        <div className="mt-6 flex flex-wrap gap-4">
          <Button
            variant="line"
            size="sm"
            pending={isPending}
            onClick={() =>
              mutate(
                UpdateAutomationDocument,
                { paused: !paused },
                paused ? AUTOMATION_TEXT.resumedDone : AUTOMATION_TEXT.pausedDone,
              )
            }
          >
            {paused ? AUTOMATION_TEXT.resume : AUTOMATION_TEXT.pause}
          </Button>
          <ChoiceButtons
            label={AUTOMATION_TEXT.finished}
            choices={FINISHED}
            value={publish ? 'publish' : 'wait'}
            onChoose={(choice) =>
              mutate(
                UpdateAutomationDocument,
                { publish: choice === 'publish' },
                choice === 'publish' ? AUTOMATION_TEXT.publishDone : AUTOMATION_TEXT.waitDone,
              )
            }
          />
        </div>
      )}
    </Card>
  )
}
