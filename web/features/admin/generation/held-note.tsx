import { CircleAlert } from 'lucide-react'

/** Why a generated draft waits for an editor. */
export function HeldNote({ reason }: { reason: string }) {
  return (
    <p className="wrap-anywhere mt-1 grid first-col-5 gap-2 font-semibold text-sm">
      <CircleAlert className="icon text-alert" aria-hidden="true" />
      <span>{reason}</span>
    </p>
  )
}
