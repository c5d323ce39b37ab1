import { CircleAlert } from '@lucide/icons'
import { Icon } from '#web/ui/icon.tsx'

/** Why a generated draft waits for an editor. */
export function HeldNote({ reason }: { reason: string }) {
  return (
    <p className="wrap-anywhere mt-1 grid first-col-5 gap-2 font-semibold text-sm">
      <Icon of={CircleAlert} className="text-alert" />
      <span>{reason}</span>
    </p>
  )
}
