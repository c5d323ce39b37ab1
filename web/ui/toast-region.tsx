import { Award, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { TOAST, type ToastKind } from '#domain/toast.ts'
import { currentToast, dismissToast, type ShownToast, subscribeToToasts } from './toast-store.ts'

const ICONS: Record<ToastKind, LucideIcon> = {
  neutral: Info,
  good: CircleCheck,
  gold: Award,
  bad: TriangleAlert,
}

const HOTKEY = [TOAST.hotkey]

function ToastCard({ open, kind, title, description }: ShownToast) {
  const Icon = ICONS[kind]
  return (
    <Toast.Root
      className="toast"
      data-kind={kind}
      open={open}
      onOpenChange={(stays) => !stays && dismissToast()}
      type={kind === 'bad' ? 'foreground' : 'background'}
      style={{ maxWidth: TOAST.maxWidth }}
    >
      <Icon className="icon" aria-hidden="true" />
      <div>
        <Toast.Title className="toast__title">{title}</Toast.Title>
        {description && (
          <>
            {/* Without a stop the announcement runs the two together. The toast itself says nothing but the two. */}
            <span data-radix-toast-announce-exclude="" data-radix-toast-announce-alt=". " />
            <Toast.Description className="toast__text">{description}</Toast.Description>
          </>
        )}
      </div>
      <Toast.Close className="iconbtn" aria-label={TOAST.dismiss}>
        <X className="icon" aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  )
}

/** The notification area: at most one toast. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast)
  return (
    <Toast.Provider
      duration={TOAST.duration}
      swipeDirection={TOAST.swipeDirection}
      swipeThreshold={TOAST.swipeThreshold}
    >
      {toast && <ToastCard key={toast.id} {...toast} />}
      <Toast.Viewport className="toasts" hotkey={HOTKEY} />
    </Toast.Provider>
  )
}
